// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Dissector.AnswerTerm;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Shape;
import org.roundtrip.preview.wire.RecordedMessage;

/**
 * A request or a reply: its bytes, the role of each, and its fields. Where a middleware cuts it into several messages, these
 * stand one behind the other, and what goes on from one fragment to the next is one field. Immutable.
 */
public final class WireMessage implements ByteView {
    private static final ByteRole[] ROLES = ByteRole.values();

    private final boolean reply;
    private final AnswerTerm answerTerm;
    private final byte[] bytes;
    private final byte[] roles;
    private final long contentBytes;
    private final List<Field> fields;
    private final List<Field> fragmentHeaders;
    private final List<String> problems;

    private WireMessage(boolean reply, AnswerTerm answerTerm, byte[] bytes, byte[] roles, long contentBytes, JoinedFields fields, List<String> problems) {
        this.reply = reply;
        this.answerTerm = answerTerm;
        this.bytes = bytes;
        this.roles = roles;
        this.contentBytes = contentBytes;
        this.fields = fields.fields();
        this.fragmentHeaders = fields.headers();
        this.problems = List.copyOf(problems);
    }

    /** @param reply whether the server sent it @param answerTerm what its protocol calls answers @param parts in the order in which they were sent */
    static WireMessage of(boolean reply, AnswerTerm answerTerm, List<RecordedMessage> parts, long contentBytes) {
        int length = parts.stream().mapToInt(part -> part.bytes().length).sum();
        byte[] bytes = new byte[length];
        byte[] roles = new byte[length];
        JoinedFields fields = new JoinedFields();
        List<String> problems = new ArrayList<>();
        int at = 0;
        for (RecordedMessage part : parts) {
            Message message = part.message();
            System.arraycopy(part.bytes(), 0, bytes, at, part.bytes().length);
            for (int i = 0; i < part.bytes().length; i++) {
                roles[at + i] = (byte) message.roles().at(i).ordinal();
            }
            long shift = at - message.from();
            List<Field> there = message.fields().stream().map(field -> moved(field, shift)).toList();
            if (message.kind() == MessageKind.FRAGMENT) {
                fields.goOn(there);
            } else {
                fields.begin(there);
            }
            if (message.problem() != null) {
                problems.add(message.problem());
            }
            at += part.bytes().length;
        }
        return new WireMessage(reply, answerTerm, bytes, roles, contentBytes, fields, problems);
    }

    private static Field moved(Field field, long shift) {
        return new Field(field.name(), field.value(), field.from() + shift, field.to() + shift, field.role(),
                field.parts().stream().map(part -> moved(part, shift)).toList());
    }

    /** What the specification of its protocol calls answers. */
    public AnswerTerm answerTerm() {
        return answerTerm;
    }

    /** Whether the server sent it; otherwise it is a request of the client. */
    public boolean reply() {
        return reply;
    }

    @Override
    public int size() {
        return bytes.length;
    }

    @Override
    public int u8(int at) {
        return bytes[at] & 0xFF;
    }

    /** Returns a copy of the bytes. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** Returns the role of the byte at a place below {@link #size}. */
    public ByteRole role(int at) {
        return ROLES[roles[at]];
    }

    /** Returns how many bytes each role has, in the order of the roles; roles without bytes are left out. */
    public Map<ByteRole, Integer> roles() {
        Map<ByteRole, Integer> counts = new EnumMap<>(ByteRole.class);
        for (byte role : roles) {
            counts.merge(ROLES[role], 1, Integer::sum);
        }
        return counts;
    }

    /**
     * Returns how many bytes the value itself has before any encoding, as results count them. The bytes of the role
     * {@link ByteRole#CONTENT} are the value as it was encoded.
     */
    public long contentBytes() {
        return contentBytes;
    }

    /** Returns how many bytes were sent for each byte of content; not a number when the value has none. */
    public double ratio() {
        return contentBytes == 0 ? Double.NaN : (double) bytes.length / contentBytes;
    }

    /** Returns the fields; their offsets count from the first byte here. */
    public List<Field> fields() {
        return fields;
    }

    /**
     * Returns which bytes carry which part of the payload, outer parts before those in them. Parts that the dissector's fields
     * do not tell apart are left out.
     *
     * @param payload the shape that was previewed
     */
    public List<PayloadPlace> places(Shape payload) {
        return places(Set.of("value", "result"), payload);
    }

    /** Returns the same of one parameter in a request, or of {@code result} in a reply. @param shape of its values */
    public List<PayloadPlace> places(String name, Shape shape) {
        return places(Set.of(name), shape);
    }

    /** A part that goes on in a fragment has several places, between which the fragment's header is. */
    private List<PayloadPlace> places(Set<String> names, Shape shape) {
        return PayloadPlaces.of(fields, names, shape).stream().flatMap(this::withoutHeaders).toList();
    }

    private Stream<PayloadPlace> withoutHeaders(PayloadPlace place) {
        List<PayloadPlace> pieces = new ArrayList<>();
        int from = place.from();
        for (Field header : fragmentHeaders) {
            if (header.from() >= from && header.to() <= place.to()) {
                pieces.add(new PayloadPlace(place.path(), from, (int) header.from()));
                from = (int) header.to();
            }
        }
        pieces.add(new PayloadPlace(place.path(), from, place.to()));
        return pieces.stream().filter(piece -> piece.length() > 0);
    }

    /** Returns sentences on what could not be decoded. */
    public List<String> problems() {
        return problems;
    }
}
