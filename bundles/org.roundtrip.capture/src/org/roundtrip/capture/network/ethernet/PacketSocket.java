// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network.ethernet;

import com.sun.jna.LastErrorException;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Platform;
import com.sun.jna.Pointer;
import java.io.IOException;

/**
 * All frames that come in by one network device, and a way to send some out by it: a packet socket of Linux. One thread
 * may receive while another sends. It ends with its process.
 *
 * <p>Each frame stands behind {@value #HEADER_BYTES} bytes in which the kernel tells which checksum it has left open; they
 * are handed back with the frame, and the receiving host takes the checksum for good.
 */
final class PacketSocket {
    /** What stands before each frame in memory. */
    static final int HEADER_BYTES = 10;

    private static final int AF_PACKET = 17;
    private static final int SOCK_RAW = 3;
    /** Every protocol, in network byte order. */
    private static final short ALL = (short) 0x0300;
    private static final int SOL_SOCKET = 1;
    private static final int SO_RCVBUF = 8;
    private static final int SO_RCVBUFFORCE = 33;
    private static final int SOL_PACKET = 263;
    private static final int PACKET_STATISTICS = 6;
    private static final int PACKET_VNET_HDR = 15;
    private static final long SIOCGSTAMPNS = 0x8907;
    private static final int CLOCK_REALTIME = 0;
    private static final int ADDRESS_BYTES = 20;
    /** Holds more than a device's queue, so that what is lost is lost by rule. */
    private static final int RECEIVE_BYTES = 16 << 20;
    private static final long OLDEST_NANOS = 20_000_000;

    static {
        Native.register(PacketSocket.class, Platform.C_LIBRARY_NAME);
    }

    private final int descriptor;
    private final Memory time = new Memory(16);

    private PacketSocket(int descriptor) {
        this.descriptor = descriptor;
    }

    /** @throws IOException when the device is not there or this user may not see its frames */
    static PacketSocket open(String device) throws IOException {
        int index = if_nametoindex(device);
        if (index == 0) {
            throw new IOException("There is no device " + device + ".");
        }
        try {
            PacketSocket socket = new PacketSocket(socket(AF_PACKET, SOCK_RAW, 0));
            socket.makeRoom();
            socket.option(SOL_PACKET, PACKET_VNET_HDR, 1);
            try (Memory address = new Memory(ADDRESS_BYTES)) {
                address.clear();
                address.setShort(0, (short) AF_PACKET);
                address.setShort(2, ALL);
                address.setInt(4, index);
                bind(socket.descriptor, address, ADDRESS_BYTES);
            }
            socket.age();
            return socket;
        } catch (LastErrorException e) {
            throw new IOException("The frames of " + device + " cannot be taken: " + e.getMessage() + ".", e);
        }
    }

    /** As much as is wanted takes root's right; anyone else gets as much as the system allows. */
    private void makeRoom() {
        try {
            option(SOL_SOCKET, SO_RCVBUFFORCE, RECEIVE_BYTES);
        } catch (LastErrorException e) {
            option(SOL_SOCKET, SO_RCVBUF, RECEIVE_BYTES);
        }
    }

    private void option(int level, int name, int number) {
        try (Memory value = new Memory(4)) {
            value.setInt(0, number);
            setsockopt(descriptor, level, name, value, 4);
        }
    }

    /**
     * Waits for the next frame and fills it in.
     *
     * @return when it came to the device, by {@link System#nanoTime}, which is earlier than now as threads wake up late
     */
    long receive(FrameBuffer frame) {
        frame.filled = (int) read(descriptor, frame.memory, FrameBuffer.MOST_BYTES);
        // In this order: who is interrupted in between takes the frame for younger, and never lets it out too early.
        long age = age();
        return System.nanoTime() - age;
    }

    /** @return whether the kernel took it */
    boolean send(FrameBuffer frame) {
        try {
            return write(descriptor, frame.memory, frame.filled) == frame.filled;
        } catch (LastErrorException e) {
            return false;
        }
    }

    /** How many frames were lost before they could be received, since this was last asked. */
    int lost() {
        try (Memory counts = new Memory(8); Memory length = new Memory(4)) {
            length.setInt(0, 8);
            getsockopt(descriptor, SOL_PACKET, PACKET_STATISTICS, counts, length);
            return counts.getInt(4);
        }
    }

    /** Nanoseconds since the last frame received came; the first question has the kernel begin to note that. */
    private long age() {
        try {
            ioctl(descriptor, SIOCGSTAMPNS, time);
        } catch (LastErrorException none) {
            return 0;
        }
        long came = nanos();
        clock_gettime(CLOCK_REALTIME, time);
        return Math.clamp(nanos() - came, 0, OLDEST_NANOS);
    }

    private long nanos() {
        return time.getLong(0) * 1_000_000_000 + time.getLong(8);
    }

    private static native int if_nametoindex(String device);

    private static native int socket(int family, int type, int protocol) throws LastErrorException;

    private static native int bind(int socket, Pointer address, int length) throws LastErrorException;

    private static native int setsockopt(int socket, int level, int name, Pointer value, int length)
            throws LastErrorException;

    private static native int getsockopt(int socket, int level, int name, Pointer value, Pointer length)
            throws LastErrorException;

    private static native int ioctl(int socket, long request, Pointer value) throws LastErrorException;

    private static native long read(int socket, Pointer into, long most) throws LastErrorException;

    private static native long write(int socket, Pointer from, long length) throws LastErrorException;

    private static native int clock_gettime(int clock, Pointer into) throws LastErrorException;
}
