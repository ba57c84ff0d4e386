// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network.ethernet;

import com.sun.jna.LastErrorException;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Platform;
import com.sun.jna.Pointer;
import java.nio.charset.StandardCharsets;

/**
 * Main class of a process that turns off the offloads of a network device. These are checksums, segmentation and joining
 * of received packets. A virtual device would not do this work, so captures would show packets without checksums and of
 * any length. Uses ioctl(2) {@code SIOCETHTOOL} of Linux.
 */
public final class NoOffload {
    private static final int AF_INET = 2;
    private static final int SOCK_DGRAM = 2;
    private static final long SIOCETHTOOL = 0x8946;
    private static final int NAME_BYTES = 16;
    private static final int REQUEST_BYTES = 40;
    /** Requests: transmit checksums, TCP segmentation, generic segmentation, generic receive offload (linux/ethtool.h). */
    private static final int[] SWITCHES = {0x17, 0x1f, 0x24, 0x2c};

    static {
        Native.register(NoOffload.class, Platform.C_LIBRARY_NAME);
    }

    private NoOffload() {
    }

    /** @param arguments the device; an offload that it does not have is skipped */
    public static void main(String[] arguments) {
        int socket = socket(AF_INET, SOCK_DGRAM, 0);
        for (int number : SWITCHES) {
            try {
                turnOff(socket, arguments[0], number);
            } catch (LastErrorException unknown) {
                // the device has no such offload
            }
        }
    }

    private static void turnOff(int socket, String device, int number) {
        try (Memory value = new Memory(8); Memory request = new Memory(REQUEST_BYTES)) {
            value.setInt(0, number);
            value.setInt(4, 0);
            request.clear();
            byte[] name = device.getBytes(StandardCharsets.US_ASCII);
            request.write(0, name, 0, Math.min(name.length, NAME_BYTES - 1));
            request.setPointer(NAME_BYTES, value);
            ioctl(socket, SIOCETHTOOL, request);
        }
    }

    private static native int socket(int family, int type, int protocol) throws LastErrorException;

    private static native int ioctl(int socket, long request, Pointer value) throws LastErrorException;
}
