// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.libraries;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.aether.transfer.AbstractTransferListener;
import org.eclipse.aether.transfer.TransferCancelledException;
import org.eclipse.aether.transfer.TransferEvent;
import org.roundtrip.provider.Library;

/** Counts the bytes that arrive, and ends all transfers when the fetch is cancelled. Called by the resolver's threads. */
final class Transfers extends AbstractTransferListener {
    private final Map<String, Long> arrived = new ConcurrentHashMap<>();
    private final FetchProgress progress;
    private final long all;
    private volatile boolean cancelled;

    Transfers(List<Library> wanted, FetchProgress progress) {
        this.progress = progress;
        this.all = wanted.stream().mapToLong(Library::size).sum();
    }

    void cancel() {
        cancelled = true;
    }

    /** A library has come from somewhere else. */
    void arrived(Library library) {
        count(library.coordinates(), library.size());
    }

    @Override
    public void transferInitiated(TransferEvent event) throws TransferCancelledException {
        stopIfCancelled();
    }

    @Override
    public void transferProgressed(TransferEvent event) throws TransferCancelledException {
        count(event.getResource().getResourceName(), event.getTransferredBytes());
        stopIfCancelled();
    }

    private void count(String name, long bytes) {
        arrived.put(name, bytes);
        progress.arrived(Math.min(all, arrived.values().stream().mapToLong(Long::longValue).sum()), all);
    }

    private void stopIfCancelled() throws TransferCancelledException {
        if (cancelled) {
            throw new TransferCancelledException();
        }
    }
}
