// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Where processes listen for TCP connections, as Linux says it, see proc_pid_fd(5) and proc_pid_net(5). Any thread. */
public final class Listening {
    private static final String STATE = "0A";
    private static final int LOCAL_COLUMN = 1, STATE_COLUMN = 3, INODE_COLUMN = 9;
    private static final int HEX = 16, DIGITS_OF_WORD = 8;

    private Listening() {
    }

    /** Returns the addresses and ports at which a process listens; none when it is gone, and on other systems. */
    public static List<InetSocketAddress> of(long pid) {
        Path process = Path.of("/proc", Long.toString(pid));
        List<InetSocketAddress> listening = new ArrayList<>();
        try {
            Set<String> sockets = sockets(process.resolve("fd"));
            for (String table : List.of("tcp", "tcp6")) {
                Path file = process.resolve("net").resolve(table);
                for (String line : Files.exists(file) ? Files.readAllLines(file) : List.<String>of()) {
                    String[] columns = line.strip().split("\\s+");
                    if (columns.length > INODE_COLUMN && columns[STATE_COLUMN].equals(STATE) && sockets.contains(columns[INODE_COLUMN])) {
                        listening.add(address(columns[LOCAL_COLUMN]));
                    }
                }
            }
        } catch (IOException unknown) {
            return List.of();
        }
        return listening;
    }

    /** The inodes of the open sockets of a process. @param folder with links such as {@code socket:[123]} */
    private static Set<String> sockets(Path folder) throws IOException {
        Set<String> inodes = new HashSet<>();
        try (DirectoryStream<Path> open = Files.newDirectoryStream(folder)) {
            for (Path each : open) {
                try {
                    String target = Files.readSymbolicLink(each).toString();
                    if (target.startsWith("socket:[")) {
                        inodes.add(target.substring("socket:[".length(), target.length() - 1));
                    }
                } catch (IOException closed) {
                    // It was closed meanwhile.
                }
            }
        }
        return inodes;
    }

    /** @param text such as {@code 0100007F:1F90}: words of the address in the machine's order of bytes, and the port */
    private static InetSocketAddress address(String text) throws UnknownHostException {
        int colon = text.indexOf(':');
        ByteBuffer bytes = ByteBuffer.allocate(colon / 2).order(ByteOrder.nativeOrder());
        for (int i = 0; i < colon; i += DIGITS_OF_WORD) {
            bytes.putInt(Integer.parseUnsignedInt(text.substring(i, i + DIGITS_OF_WORD), HEX));
        }
        return new InetSocketAddress(InetAddress.getByAddress(bytes.array()), Integer.parseInt(text.substring(colon + 1), HEX));
    }
}
