// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Locale;
import org.omg.CORBA.ORB;

/**
 * An object reference as octets. The port of its first IIOP profile is read and changed (CORBA 3.3, part 2, 7.6.2 and
 * 9.7.2). Whatever else it contains stays as the ORB wrote it. Immutable.
 */
final class Ior {
    private static final String PREFIX = "IOR:";
    private static final int IIOP = 0;
    private static final int HEX = 16;

    private final byte[] octets;
    private final int portAt;
    private final ByteOrder order;

    private Ior(byte[] octets) {
        this.octets = octets;
        ByteBuffer reference = ByteBuffer.wrap(octets).order(order(octets[0]));
        align(reference.position(1));
        skip(reference);
        align(reference);
        for (int left = reference.getInt(); left > 0; left--) {
            align(reference);
            int tag = reference.getInt();
            int length = reference.getInt();
            if (tag == IIOP) {
                // Offsets within a profile count from its own first octet.
                ByteBuffer profile = ByteBuffer.wrap(octets, reference.position(), length).slice();
                profile.order(order(profile.get()));
                align(profile.position(1 + 2));
                skip(profile);
                align(profile, Short.BYTES);
                portAt = reference.position() + profile.position();
                order = profile.order();
                return;
            }
            reference.position(reference.position() + length);
        }
        throw new IllegalArgumentException("the reference has no IIOP profile");
    }

    /** Returns the octets of a reference. @throws IllegalArgumentException when it has no IIOP profile */
    static Ior of(ORB orb, org.omg.CORBA.Object reference) {
        return parse(orb.object_to_string(reference));
    }

    static Ior parse(String text) {
        if (!text.startsWith(PREFIX)) {
            throw new IllegalArgumentException("not an object reference: " + text);
        }
        byte[] octets = new byte[(text.length() - PREFIX.length()) / 2];
        for (int i = 0; i < octets.length; i++) {
            int at = PREFIX.length() + 2 * i;
            octets[i] = (byte) Integer.parseInt(text.substring(at, at + 2), HEX);
        }
        return new Ior(octets);
    }

    /** Returns the port. */
    int port() {
        return Short.toUnsignedInt(ByteBuffer.wrap(octets).order(order).getShort(portAt));
    }

    /** Returns the same reference with another port. */
    Ior at(int port) {
        byte[] changed = octets.clone();
        ByteBuffer.wrap(changed).order(order).putShort(portAt, (short) port);
        return new Ior(changed);
    }

    /** Returns the text that every ORB turns into the reference. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(PREFIX);
        for (byte octet : octets) {
            text.append(String.format(Locale.ROOT, "%02x", octet));
        }
        return text.toString();
    }

    private static ByteOrder order(byte flag) {
        return (flag & 1) == 0 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
    }

    private static void skip(ByteBuffer text) {
        int length = text.getInt();
        text.position(text.position() + length);
    }

    private static void align(java.nio.Buffer buffer) {
        align(buffer, Integer.BYTES);
    }

    private static void align(java.nio.Buffer buffer, int size) {
        buffer.position((buffer.position() + size - 1) / size * size);
    }
}
