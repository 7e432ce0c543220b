import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "@/admin/features/confirm/confirm-dialog.tsx";
import { AddDevice } from "@/admin/features/second-factor/add-device.tsx";
import {
  type Device,
  devicesQuery,
  removeDevice,
} from "@/admin/features/second-factor/second-factor-api.ts";
import { Day } from "@/admin/features/team/time-ago.tsx";
import { Button } from "@/ui/button.tsx";
import { LoadState } from "@/ui/load-state.tsx";
import { toast } from "@/ui/toast.ts";
import { sessionsQuery } from "./account-api.ts";

/** The devices that generate codes, with the means to add and remove them. */
export function Devices() {
  const client = useQueryClient();
  const devices = useQuery(devicesQuery());
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Device>();

  if (devices.isError || !devices.data) {
    return (
      <LoadState
        what="your devices"
        isError={devices.isError}
        onRetry={() => void devices.refetch()}
        height="h-24"
      />
    );
  }

  function done() {
    setAdding(false);
    toast.success("Device added", {
      description: "You’ll need a code each time you sign in.",
    });
    // Sessions without a code have ended.
    void client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
  }

  const isEmpty = devices.data.length === 0;
  return (
    <>
      {isEmpty ? (
        <p className="text-sm text-muted">
          You haven’t added a device yet. With a device, someone who finds out your password still
          cannot sign in.
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {devices.data.map((device) => (
            <li key={device.id} className="flex flex-wrap items-center gap-x-3 py-2">
              <span className="min-w-0 flex-1">
                <span className="font-semibold break-words">{device.name}</span>
                <span className="block text-sm text-muted">
                  Added on <Day at={device.addedAt} />
                </span>
              </span>
              <Button
                size="small"
                variant="quiet-danger"
                aria-label={`Remove ${device.name}`}
                onClick={() => setLeaving(device)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {devices.data.length === 1 ? (
        <p className="text-sm text-muted">
          Add a second device, so that you can still sign in if you lose this one.
        </p>
      ) : null}
      {adding ? (
        <div className="rounded border border-line p-4 sm:p-5">
          <AddDevice
            suggestedName={isEmpty ? "Phone" : ""}
            onDone={done}
            onCancel={() => setAdding(false)}
          />
        </div>
      ) : (
        <Button className="self-start" onClick={() => setAdding(true)}>
          {isEmpty ? "Add a device" : "Add another device"}
        </Button>
      )}
      {leaving ? (
        <RemoveDevice
          device={leaving}
          isLast={devices.data.length === 1}
          onClose={() => setLeaving(undefined)}
        />
      ) : null}
    </>
  );
}

type RemoveDeviceProps = { device: Device; isLast: boolean; onClose: () => void };

function RemoveDevice({ device, isLast, onClose }: RemoveDeviceProps) {
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: () => removeDevice(device.id),
    onSuccess: () => toast.success("Device removed"),
    onError: (error) => toast.error(error.message),
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: devicesQuery().queryKey });
    },
  });
  return (
    <ConfirmDialog
      title={`Remove “${device.name}”?`}
      description={
        isLast
          ? "This is your only device. If two-step verification is required, you’ll have to add a new device straight away."
          : "Its codes will stop working. Your other devices are not affected."
      }
      confirm="Remove"
      variant="danger"
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    />
  );
}
