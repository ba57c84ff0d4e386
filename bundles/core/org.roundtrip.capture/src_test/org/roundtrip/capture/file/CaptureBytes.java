// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.capture.packet.Frames;

/** Makes capture files byte by byte, in every variant of the formats. */
public final class CaptureBytes {
    private final ByteOrder order;
    private final List<byte[]> parts = new ArrayList<>();

    public CaptureBytes(ByteOrder order) {
        this.order = order;
    }

    public CaptureBytes pcapHeader(boolean nanos, int linkType) {
        return add(buffer(24).putInt(nanos ? 0xA1B23C4D : 0xA1B2C3D4).putShort((short) 2).putShort((short) 4)
                .putInt(0).putInt(0).putInt(262_144).putInt(linkType));
    }

    public CaptureBytes pcapPacket(int seconds, int fraction, byte[] frame, int wireLength) {
        add(buffer(16).putInt(seconds).putInt(fraction).putInt(frame.length).putInt(wireLength));
        parts.add(frame);
        return this;
    }

    public CaptureBytes section() {
        return block(0x0A0D0D0A, buffer(16).putInt(0x1A2B3C4D).putShort((short) 1).putShort((short) 0).putLong(-1));
    }

    /** @param resolution value of the option if_tsresol, or -1 to leave it out */
    public CaptureBytes device(int linkType, int resolution, long offsetSeconds) {
        ByteBuffer body = buffer(8 + 12 + 8 + 12 + 4).putShort((short) linkType).putShort((short) 0).putInt(262_144);
        body.putShort((short) 2).putShort((short) 5).put("veth0\0\0\0".getBytes());
        if (resolution >= 0) {
            body.putShort((short) 9).putShort((short) 1).putInt(order == ByteOrder.LITTLE_ENDIAN ? resolution : resolution << 24);
        }
        if (offsetSeconds != 0) {
            body.putShort((short) 14).putShort((short) 8).putLong(offsetSeconds);
        }
        return block(1, body.putInt(0).flip());
    }

    public CaptureBytes enhanced(int device, long time, byte[] frame, int wireLength) {
        ByteBuffer body = buffer(20 + padded(frame.length) + 12).putInt(device).putInt((int) (time >>> 32))
                .putInt((int) time).putInt(frame.length).putInt(wireLength).put(frame)
                .put(new byte[padded(frame.length) - frame.length]);
        return block(6, body.putShort((short) 2).putShort((short) 4).putInt(0).putInt(0).flip());
    }

    public CaptureBytes old(int device, long time, byte[] frame) {
        return block(2, buffer(20 + padded(frame.length)).putShort((short) device).putShort((short) 0)
                .putInt((int) (time >>> 32)).putInt((int) time).putInt(frame.length).putInt(frame.length).put(frame)
                .position(20 + padded(frame.length)));
    }

    public CaptureBytes simple(byte[] frame, int wireLength) {
        return block(3, buffer(4 + padded(frame.length)).putInt(wireLength).put(frame)
                .position(4 + padded(frame.length)));
    }

    public CaptureBytes statistics(int device, long received, long dropped) {
        return block(5, buffer(12 + 24 + 4).putInt(device).putLong(0).putShort((short) 4).putShort((short) 8)
                .putLong(received).putShort((short) 5).putShort((short) 8).putLong(dropped).putInt(0));
    }

    public CaptureBytes block(int type, ByteBuffer body) {
        int length = (body.position() == 0 ? body.limit() : body.position()) + 12;
        add(buffer(8).putInt(type).putInt(length));
        parts.add(java.util.Arrays.copyOf(body.array(), length - 12));
        return add(buffer(4).putInt(length));
    }

    public byte[] bytes() {
        return Frames.join(parts.toArray(byte[][]::new));
    }

    private CaptureBytes add(ByteBuffer buffer) {
        parts.add(buffer.array());
        return this;
    }

    private ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(order);
    }

    private static int padded(int length) {
        return length + 3 & ~3;
    }
}
