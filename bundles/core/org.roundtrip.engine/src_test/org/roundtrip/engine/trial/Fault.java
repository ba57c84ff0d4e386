// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;

/**
 * A fault on purpose: {@code PLACE:HOW}, for calls {@code PLACE:HOW:NUMBER}. From that number on, {@code slow} ones pause.
 *
 * @param text empty when nothing is to go wrong
 */
record Fault(String text) {

    /** Makes the fault happen if it belongs to this place and call. */
    void at(String place, long number) throws IOException {
        if (place.equals("client-call")) {
            MemoryProcess.current().ifPresent(process -> process.signs().called());
        }
        if (text.isEmpty()) {
            return;
        }
        String[] parts = text.split(":");
        if (!parts[0].equals(place) || parts.length > 2 && (parts[1].equals("slow") ? number < Long.parseLong(parts[2])
                : number != Long.parseLong(parts[2]))) {
            return;
        }
        switch (parts[1]) {
            case "throw" -> throw new IOException("on purpose");
            case "error" -> throw new NoClassDefFoundError("made/Up");
            case "exit" -> MemoryProcess.exit(7);
            case "memory" -> {
                List<byte[]> much = new ArrayList<>();
                while (true) {
                    much.add(new byte[1 << 20]);
                }
            }
            case "listen" -> {
                ServerSocket open = new ServerSocket(0);
                Thread holding = new Thread(() -> {
                    try {
                        open.accept();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
                holding.setDaemon(true);
                holding.start();
            }
            case "slow" -> pause();
            case "hang" -> {
                MemoryProcess.print("hanging");
                MemoryProcess.current().ifPresent(process -> process.signs().hangs());
                MemoryProcess.stay();
            }
            default -> throw new IllegalArgumentException(text);
        }
    }

    private static void pause() throws IOException {
        try {
            MemoryProcess.current().orElseThrow().signs().pause();
        } catch (InterruptedException e) {
            throw new InterruptedIOException();
        }
    }

    boolean is(String other) {
        return text.equals(other);
    }
}
