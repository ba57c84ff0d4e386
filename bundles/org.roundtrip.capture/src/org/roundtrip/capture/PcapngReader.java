// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;

/**
 * The newer format: blocks, of which some describe the interfaces of a section and some are packets of one of those.
 * Blocks of other kinds are passed over.
 */
final class PcapngReader implements FrameReader {
    /** Type and length before a block's body, its length again behind. */
    private static final int BLOCK_FRAME = 12;
    private static final int BODY_AT = 8;
    /** So many interfaces or sections are no real capture; their descriptions would fill the memory. */
    private static final int MOST_DESCRIPTIONS = 65_536;

    private record Section(ByteOrder order, List<PcapngInterface> interfaces) {
    }

    private final FileWindow window;
    private final TreeMap<Long, Section> sections = new TreeMap<>();
    private final Set<Integer> capturedPorts = new HashSet<>();
    private int descriptions;
    private long position;
    private long index;
    private String problem;

    PcapngReader(FileWindow window) {
        this.window = window;
    }

    /** Whether the file begins with a section. */
    static boolean recognises(FileWindow window) throws IOException {
        return window.has(0, 28) && window.i32(0) == Pcapng.SECTION && sectionOrder(window, 0) != null;
    }

    @Override
    public Packet next(int most) throws IOException {
        while (problem == null && position < window.size()) {
            long length = block();
            if (problem == null) {
                long offset = position;
                position += length;
                Packet packet = at(index, offset, most);
                if (packet != null) {
                    index++;
                    return packet;
                }
            }
        }
        return null;
    }

    /** Looks at the block at the position, takes note of what it describes, and returns its length. */
    private long block() throws IOException {
        if (!window.has(position, BLOCK_FRAME)) {
            return cut();
        }
        int type = window.i32(position);
        if (type == Pcapng.SECTION) {
            ByteOrder order = window.has(position, BLOCK_FRAME + 4) ? sectionOrder(window, position) : null;
            if (order == null) {
                return window.has(position, 28) ? damaged() : cut();
            }
            window.order(order);
            describe(() -> sections.put(position, new Section(order, new ArrayList<>())));
        } else {
            window.order(sections.lastEntry().getValue().order());
            type = window.i32(position);
        }
        long length = window.u32(position + 4);
        if (length < BLOCK_FRAME || length % 4 != 0) {
            return damaged();
        }
        if (!window.has(position, length)) {
            return cut();
        }
        if (window.u32(position + length - 4) != length || !understand(type, length)) {
            return damaged();
        }
        return length;
    }

    /** False when the block cannot be what its type says. */
    private boolean understand(int type, long length) throws IOException {
        List<PcapngInterface> interfaces = sections.lastEntry().getValue().interfaces();
        long end = position + length - 4;
        switch (type) {
            case Pcapng.INTERFACE -> {
                if (length < BLOCK_FRAME + 8) {
                    return false;
                }
                PcapngInterface described = PcapngInterface.read(window, position + BODY_AT, end);
                describe(() -> interfaces.add(described));
                capturedPorts.addAll(described.capturedPorts());
                return true;
            }
            case Pcapng.STATISTICS -> {
                if (length >= BLOCK_FRAME + 12 && known(window.u32(position + BODY_AT), interfaces)) {
                    interfaces.get(window.i32(position + BODY_AT)).statistics(window, position + BODY_AT + 12, end);
                }
                return true;
            }
            case Pcapng.ENHANCED_PACKET, Pcapng.PACKET, Pcapng.SIMPLE_PACKET -> {
                return isPacket(type, position, length, interfaces);
            }
            default -> {
                return true;
            }
        }
    }

    private boolean isPacket(int type, long offset, long length, List<PcapngInterface> interfaces)
            throws IOException {
        return switch (type) {
            case Pcapng.ENHANCED_PACKET, Pcapng.PACKET -> length >= BLOCK_FRAME + 20
                    && known(interfaceOf(type, offset), interfaces)
                    && window.u32(offset + BODY_AT + 12) <= Math.min(length - BLOCK_FRAME - 20, LONGEST_FRAME);
            case Pcapng.SIMPLE_PACKET -> length >= BLOCK_FRAME + 4 && known(0, interfaces);
            default -> false;
        };
    }

    private static boolean known(long number, List<PcapngInterface> interfaces) {
        return number < interfaces.size();
    }

    private void describe(Runnable note) {
        if (++descriptions > MOST_DESCRIPTIONS) {
            problem = "The file describes more than " + MOST_DESCRIPTIONS + " interfaces; the rest was not read.";
        } else {
            note.run();
        }
    }

    @Override
    public Packet at(long number, long offset, int most) throws IOException {
        var entry = sections.floorEntry(offset);
        if (entry == null || offset >= position || !window.has(offset, BLOCK_FRAME)) {
            return null;
        }
        window.order(entry.getValue().order());
        List<PcapngInterface> interfaces = entry.getValue().interfaces();
        int type = window.i32(offset);
        long length = window.u32(offset + 4);
        if (!window.has(offset, length) || !isPacket(type, offset, length, interfaces)) {
            return null;
        }
        return switch (type) {
            case Pcapng.ENHANCED_PACKET, Pcapng.PACKET -> {
                PcapngInterface seenBy = interfaces.get((int) interfaceOf(type, offset));
                long time = window.u32(offset + BODY_AT + 4) << 32 | window.u32(offset + BODY_AT + 8);
                yield packet(number, offset, seenBy.epochNanos(time), seenBy, window.u32(offset + BODY_AT + 12),
                        window.u32(offset + BODY_AT + 16), offset + BODY_AT + 20, most);
            }
            case Pcapng.SIMPLE_PACKET -> {
                PcapngInterface first = interfaces.getFirst();
                long wire = window.u32(offset + BODY_AT);
                long room = length - BLOCK_FRAME - 4;
                long captured = Math.min(Math.min(wire, room), Math.min(first.snapLength(), LONGEST_FRAME));
                yield packet(number, offset, Packet.NO_TIME, first, captured, wire, offset + BODY_AT + 4, most);
            }
            default -> null;
        };
    }

    private Packet packet(long number, long offset, long nanos, PcapngInterface seenBy, long captured, long wire,
            long dataAt, int most) throws IOException {
        return new Packet(number, offset, nanos, seenBy.linkType(), (int) captured,
                (int) Math.min(wire, Integer.MAX_VALUE), window.bytes(dataAt, (int) Math.min(captured, most)));
    }

    private long interfaceOf(int type, long offset) throws IOException {
        return type == Pcapng.PACKET ? window.u16(offset + BODY_AT) : window.u32(offset + BODY_AT);
    }

    /** The byte order that the section at {@code offset} states; null when it states none that there is. */
    private static ByteOrder sectionOrder(FileWindow window, long offset) throws IOException {
        for (ByteOrder order : new ByteOrder[] {ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN}) {
            window.order(order);
            if (window.i32(offset + BODY_AT) == Pcapng.BYTE_ORDER && window.u16(offset + BODY_AT + 4) == 1) {
                return order;
            }
        }
        return null;
    }

    private long cut() {
        problem = "The file ends in the middle of a block, after packet " + index + ".";
        return 0;
    }

    private long damaged() {
        problem = "The file is damaged at byte " + position + "; what follows was not read.";
        return 0;
    }

    @Override
    public long position() {
        return position;
    }

    @Override
    public String problem() {
        return problem;
    }

    @Override
    public OptionalLong dropped() {
        return sections.values().stream().flatMap(section -> section.interfaces().stream())
                .map(PcapngInterface::dropped).filter(OptionalLong::isPresent).mapToLong(OptionalLong::getAsLong)
                .reduce(Long::sum);
    }

    @Override
    public boolean capturedPort(int port) {
        return capturedPorts.contains(port);
    }
}
