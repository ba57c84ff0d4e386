// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.dissect.roles.ByteRoles;

/**
 * A message while it is read: its kind, the tree of its parts, the role of each byte. For one thread.
 */
final class Draft {
    final FieldTree tree;
    final ByteRoles roles;
    private final long offset;
    /** Protocols within that of the connection, the innermost last. */
    private final List<String> within = new ArrayList<>();
    private MessageKind kind = MessageKind.UNKNOWN;
    private String operation = "";
    private String code = "";
    private long requestId = Message.NO_ID;
    private long length;
    private String problem;
    private List<Message.Decrypted> decrypted = List.of();

    /**
     * @param offset of the message's first byte in the stream
     * @param roles  an array that is used for this message from now on
     * @param lists  whether fields are listed
     */
    Draft(long offset, ByteRoles roles, boolean lists) {
        this.offset = offset;
        this.roles = roles;
        tree = new FieldTree(offset, lists);
    }

    void protocol(String id) {
        within.remove(id);
        within.add(id);
    }

    void message(MessageKind is, String doing, long id) {
        kind = is;
        operation = doing;
        requestId = id;
    }

    String operation() {
        return operation;
    }

    void operation(String doing) {
        operation = doing;
    }

    void code(String is) {
        code = is;
    }

    void length(long whole) {
        length = whole;
    }

    long length() {
        return length;
    }

    void problem(DissectException what) {
        problem = problem == null ? what.getMessage() : problem;
    }

    /** Sets the bytes that were decrypted, in the places of the message where the encrypted ones are. */
    void decrypted(List<Span> places, byte[] bytes) {
        ByteBuffer all = ByteBuffer.wrap(bytes).asReadOnlyBuffer();
        List<Message.Decrypted> found = new ArrayList<>();
        int at = 0;
        for (Span place : places) {
            found.add(new Message.Decrypted(position(place.from()), all.slice(at, place.length())));
            at += place.length();
        }
        decrypted = found;
    }

    /** Those of them that are before a place. */
    private List<Message.Decrypted> decryptedBefore(long end) {
        return decrypted.isEmpty() ? List.of() : decrypted.stream().filter(each -> each.from() < end).map(each -> new Message.Decrypted(each.from(),
                each.bytes().slice(0, (int) Math.min(each.bytes().remaining(), end - each.from())))).toList();
    }

    /** Offset in the stream of the byte at a place of the message. */
    long position(int place) {
        return offset + place;
    }

    MessageReader.Mark mark(int at) {
        return new MessageReader.Mark(at, tree.depth(), tree.parts(), tree.count(), roles.forced(), problem, tree.woven());
    }

    void endSince(MessageReader.Mark then, int to) {
        tree.closeTo(then.groups(), to);
        roles.release(then.forced());
    }

    void back(MessageReader.Mark then, int from) {
        endSince(then, from);
        tree.back(then.parts(), then.fields(), then.woven());
        problem = then.problem();
    }

    /** The protocols of the message, each once, that of the connection first. */
    private List<String> stack(String connection) {
        List<String> stack = new ArrayList<>(within.size() + 1);
        stack.add(connection);
        for (String each : within) {
            if (!stack.contains(each)) {
                stack.add(each);
            }
        }
        return stack;
    }

    /**
     * Returns the message that was read.
     *
     * @param connection  the protocol of the connection
     * @param taken       bytes that were read; those without a role are unknown
     * @param wholeLength bytes that count as the message's
     * @param trouble     what is wrong with the message, or null
     */
    Message message(String connection, Side side, int taken, long wholeLength, List<Piece> pieces, String trouble) {
        List<Field> fields = tree.fields(taken);
        String wrong = trouble != null ? trouble : problem != null ? problem
                : tree.count() <= MessageReader.MOST_FIELDS ? null
                : DissectException.TEXTS.text("fields", MessageReader.MOST_FIELDS, tree.count());
        List<String> stack = stack(connection);
        return new Message(stack.getLast(), side, kind, List.copyOf(stack.subList(0, stack.size() - 1)), operation, code, requestId,
                offset, offset + wholeLength, fields, tree.count() == 0, roles.runs(taken, wholeLength),
                decryptedBefore(offset + wholeLength), pieces, wrong);
    }
}
