// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network.ethernet;

import com.sun.jna.LastErrorException;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Platform;
import com.sun.jna.Pointer;
import java.io.IOException;
import org.roundtrip.model.text.Texts;

/**
 * A packet socket of Linux, packet(7): receives all frames that arrive at one network device and sends frames through it.
 * One thread may receive while another sends. The socket ends with its process.
 *
 * <p>Before each frame stand {@value #HEADER_BYTES} bytes (virtio_net_hdr) in which the kernel states whether it has yet to
 * compute a checksum. They are sent along with the frame, so that the receiving host accepts the checksum.
 */
final class PacketSocket {
    /** Bytes before each frame in memory. */
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
    /** Larger than a device's queue, so that frames are dropped by {@link SwitchTiming} and not by the kernel. */
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

    /** @throws IOException when the device does not exist or this user may not receive its frames */
    static PacketSocket open(String device) throws IOException {
        int index = if_nametoindex(device);
        if (index == 0) {
            throw new IOException(Texts.of(PacketSocket.class).text("device.none", device));
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
            throw new IOException(Texts.of(PacketSocket.class).text("device.refused", device, e.getMessage()), e);
        }
    }

    /** Sets the receive buffer. The full size needs root's rights; anyone else gets as much as the system allows. */
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
     * @return when the frame arrived at the device, by {@link System#nanoTime}; earlier than now, as threads wake up late
     */
    long receive(FrameBuffer frame) {
        frame.filled = (int) read(descriptor, frame.memory, FrameBuffer.MOST_BYTES);
        // In this order: an interruption in between makes the frame seem to arrive later, so it never leaves too early.
        long age = age();
        return System.nanoTime() - age;
    }

    /** @return whether the kernel accepted the frame */
    boolean send(FrameBuffer frame) {
        try {
            return write(descriptor, frame.memory, frame.filled) == frame.filled;
        } catch (LastErrorException e) {
            return false;
        }
    }

    /** How many frames the kernel lost before they were received, since the last call of this method. */
    int lost() {
        try (Memory counts = new Memory(8); Memory length = new Memory(4)) {
            length.setInt(0, 8);
            getsockopt(descriptor, SOL_PACKET, PACKET_STATISTICS, counts, length);
            return counts.getInt(4);
        }
    }

    /** Nanoseconds since the last received frame arrived. The first call makes the kernel record arrival times. */
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
