// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.model.text.Texts;

/**
 * Reads the pcapng format: a file of blocks. Some blocks describe the interfaces of a section, some hold a packet of one of
 * those interfaces. Blocks of other kinds are skipped.
 */
final class PcapngReader extends FrameReader {
    /** Bytes around a block's body: type and length before it, the length again after it. */
    private static final int BLOCK_FRAME = 12;
    private static final int BODY_AT = 8;
    private static final long NOWHERE = -1;
    /** No real capture has so many interfaces and sections; reading on would fill the memory. */
    private static final int MOST_DESCRIPTIONS = 65_536;

    private final ConcurrentSkipListMap<Long, PcapngSection> sections = new ConcurrentSkipListMap<>();
    private final Set<Integer> capturedPorts = ConcurrentHashMap.newKeySet();
    private PcapngSection current;
    private int descriptions;

    PcapngReader(FileWindow window) {
        super(window, 0);
    }

    /** Whether the file begins with a section. */
    static boolean recognises(FileWindow window) throws IOException {
        return window.has(0, 28) && window.i32(0) == Pcapng.SECTION && sectionOrder(window, 0) != null;
    }

    @Override
    boolean next(CurrentFrame into) throws IOException {
        while (problem() == null && position() < window.size()) {
            long offset = position();
            long length = block(offset, into);
            if (problem() == null) {
                position(offset + length);
                if (into.offset == offset) {
                    packets++;
                    return true;
                }
            }
        }
        return false;
    }

    /** Reads a block: remembers the section or interface it describes, or fills in its frame. Returns its length. */
    private long block(long offset, CurrentFrame into) throws IOException {
        into.offset = NOWHERE;
        if (!window.has(offset, BLOCK_FRAME)) {
            return cut();
        }
        int type = window.i32(offset);
        if (type == Pcapng.SECTION) {
            ByteOrder order = window.has(offset, BLOCK_FRAME + 4) ? sectionOrder(window, offset) : null;
            if (order == null) {
                if (!window.has(offset, 28)) {
                    return cut();
                }
                damaged();
                return 0;
            }
            window.order(order);
            describe(() -> {
                current = new PcapngSection(order);
                sections.put(offset, current);
            });
        }
        long length = window.u32(offset + 4);
        if (length < BLOCK_FRAME || length % 4 != 0) {
            damaged();
            return 0;
        }
        if (!window.has(offset, length)) {
            return cut();
        }
        if (window.u32(offset + length - 4) != length || !understand(type, offset, length, into)) {
            damaged();
            return 0;
        }
        return length;
    }

    /** Returns false when the block does not fit its type. */
    private boolean understand(int type, long offset, long length, CurrentFrame into) throws IOException {
        long end = offset + length - 4;
        switch (type) {
            case Pcapng.ENHANCED_PACKET, Pcapng.PACKET, Pcapng.SIMPLE_PACKET -> {
                return frame(window, current, type, offset, length, into);
            }
            case Pcapng.INTERFACE -> {
                if (length < BLOCK_FRAME + 8) {
                    return false;
                }
                PcapngInterface described = PcapngInterface.read(window, offset + BODY_AT, end);
                describe(() -> current.add(described));
                capturedPorts.addAll(described.capturedPorts());
                return true;
            }
            case Pcapng.STATISTICS -> {
                if (length >= BLOCK_FRAME + 12 && current.has(window.u32(offset + BODY_AT))) {
                    current.get(window.i32(offset + BODY_AT))
                            .statistics(window, offset + BODY_AT + 12, end);
                }
                return true;
            }
            default -> {
                return true;
            }
        }
    }

    private static boolean frame(FileWindow window, PcapngSection section, int type, long offset,
            long length, CurrentFrame into) throws IOException {
        return type == Pcapng.SIMPLE_PACKET ? simple(window, section, offset, length, into)
                : enhanced(window, section, type, offset, length, into);
    }

    private static boolean enhanced(FileWindow window, PcapngSection section, int type, long offset,
            long length, CurrentFrame into) throws IOException {
        if (length < BLOCK_FRAME + 20) {
            return false;
        }
        long number = type == Pcapng.PACKET ? window.u16(offset + BODY_AT) : window.u32(offset + BODY_AT);
        long captured = window.u32(offset + BODY_AT + 12);
        if (!section.has(number) || captured > Math.min(length - BLOCK_FRAME - 20, LONGEST_FRAME)) {
            return false;
        }
        PcapngInterface seenBy = section.get((int) number);
        long time = window.u32(offset + BODY_AT + 4) << 32 | window.u32(offset + BODY_AT + 8);
        into.offset = offset;
        into.epochNanos = seenBy.epochNanos(time);
        into.link(seenBy.linkType());
        into.lengths(captured, window.u32(offset + BODY_AT + 16));
        into.dataAt = offset + BODY_AT + 20;
        return true;
    }

    private static boolean simple(FileWindow window, PcapngSection section, long offset, long length,
            CurrentFrame into) throws IOException {
        if (length < BLOCK_FRAME + 4 || !section.has(0)) {
            return false;
        }
        PcapngInterface first = section.get(0);
        long wire = window.u32(offset + BODY_AT);
        long room = length - BLOCK_FRAME - 4;
        into.offset = offset;
        into.epochNanos = Packet.NO_TIME;
        into.link(first.linkType());
        into.lengths(Math.min(Math.min(wire, room), Math.min(first.snapLength(), LONGEST_FRAME)), wire);
        into.dataAt = offset + BODY_AT + 4;
        return true;
    }

    private void describe(Runnable note) {
        if (++descriptions > MOST_DESCRIPTIONS) {
            problem(Texts.of(PcapngReader.class).text("descriptions", MOST_DESCRIPTIONS));
        } else {
            note.run();
        }
    }

    @Override
    boolean at(FileWindow from, long offset, CurrentFrame into) throws IOException {
        var section = sections.floorEntry(offset);
        if (section == null || offset >= position() || !from.has(offset, BLOCK_FRAME)) {
            return false;
        }
        from.order(section.getValue().order());
        int type = from.i32(offset);
        long length = from.u32(offset + 4);
        boolean packet = type == Pcapng.ENHANCED_PACKET || type == Pcapng.PACKET || type == Pcapng.SIMPLE_PACKET;
        return packet && from.has(offset, length)
                && frame(from, section.getValue(), type, offset, length, into);
    }

    /** The byte order that the section header at {@code offset} states; null when it states none that exists. */
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
        problem(Texts.of(PcapngReader.class).text(packets == 0 ? "cut.first" : "cut.block", packets));
        return 0;
    }

    @Override
    OptionalLong dropped() {
        return sections.values().stream().flatMap(PcapngSection::interfaces)
                .map(PcapngInterface::dropped).filter(OptionalLong::isPresent).mapToLong(OptionalLong::getAsLong)
                .reduce(Long::sum);
    }

    @Override
    boolean capturedPort(int port) {
        return capturedPorts.contains(port);
    }
}
