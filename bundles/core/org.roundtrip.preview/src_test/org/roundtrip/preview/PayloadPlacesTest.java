// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/** The levels that protocols add around values; the kit compares all providers with what they really send. */
class PayloadPlacesTest {
    private static final Shape NUMBERS = new Sequence(Primitive.INT, Length.of(2));

    private static org.roundtrip.dissect.Field field(String name, String value, int from, int to, ByteRole role,
            org.roundtrip.dissect.Field... parts) {
        return new org.roundtrip.dissect.Field(name, value, from, to, role, List.of(parts));
    }

    private static List<String> places(Shape payload, org.roundtrip.dissect.Field... fields) {
        return PayloadPlaces.of(List.of(fields), Set.of("value", "result"), payload).stream()
                .map(place -> place.path() + " " + place.from() + "-" + place.to()).toList();
    }

    @Test
    void anElementOfSoapThatRefersToAnotherHasTheBytesOfBoth() {
        assertEquals(List.of("payload 0-9", "payload 20-60", "payload[] 30-40", "payload[] 70-80", "payload[] 40-50"),
                places(NUMBERS, field("value", "", 0, 9, ByteRole.TYPE_INFORMATION, field("href", "#id0", 2, 8, ByteRole.PROTOCOL_HEADER)),
                        field("multiRef", "", 20, 60, ByteRole.TYPE_INFORMATION, field("id", "id0", 22, 25, ByteRole.PROTOCOL_HEADER),
                                field("xsi:type", "soapenc:Array", 25, 28, ByteRole.TYPE_INFORMATION),
                                field("item", "", 30, 40, ByteRole.TYPE_INFORMATION, field("href", "#id1", 31, 35, ByteRole.PROTOCOL_HEADER)),
                                field("item", "7", 40, 50, ByteRole.TYPE_INFORMATION)),
                        field("multiRef", "6", 70, 80, ByteRole.TYPE_INFORMATION, field("id", "id1", 72, 75, ByteRole.PROTOCOL_HEADER))));
    }

    @Test
    void aMapOfJavaIsWrittenInTurn() {
        String map = "java.util.HashMap";
        assertEquals(List.of("payload 0-50", "payload[key] 20-24", "payload[] 24-30"),
                places(new Mapping(Primitive.INT, Primitive.INT, Length.of(1)), field("value", map, 0, 50, ByteRole.CONTENT,
                        field(map, "", 10, 50, ByteRole.CONTENT,
                                field("written", "8 bytes", 10, 20, ByteRole.CONTENT, field("block data", "", 10, 11, ByteRole.PROTOCOL_HEADER)),
                                field("written", "1", 20, 24, ByteRole.CONTENT), field("written", "2", 24, 30, ByteRole.CONTENT)))));
    }

    @Test
    void anOptionalListInASequenceOfOneIsNotTakenForItsElement() {
        assertEquals(List.of("payload 0-16", "payload? 4-16", "payload?[] 8-12", "payload?[] 12-16"),
                places(new OptionalValue(NUMBERS), field("value", "1 element", 0, 16, ByteRole.CONTENT,
                        field("[0]", "2 elements", 4, 16, ByteRole.CONTENT, field("[0]", "1", 8, 12, ByteRole.CONTENT),
                                field("[1]", "2", 12, 16, ByteRole.CONTENT)))));
    }

    @Test
    void aParameterIsFoundBehindAHeaderAndAFieldOfItsName() {
        List<org.roundtrip.dissect.Field> fields = List.of(field("id", "1", 0, 4, ByteRole.PROTOCOL_HEADER),
                field("arguments", "", 4, 20, ByteRole.CONTENT,
                        field("value", "Order", 4, 12, ByteRole.CONTENT, field("id", "2", 4, 12, ByteRole.CONTENT)),
                        field("id", "3", 12, 20, ByteRole.CONTENT)));
        assertEquals(List.of(new PayloadPlace("payload", 12, 20)), PayloadPlaces.of(fields, Set.of("id"), Primitive.LONG));
    }

    @Test
    void fieldsMayBeNamedAsHeadersOfTheProtocol() {
        Shape payload = new Struct("Rule", List.of(new Field("tag", Primitive.INT), new Field("length", Primitive.INT)));
        assertEquals(List.of("payload 0-9", "payload.tag 2-5", "payload.length 5-9"),
                places(payload, field("value", "Rule", 0, 9, ByteRole.CONTENT, field("tag", "1, length", 0, 1, ByteRole.TYPE_INFORMATION),
                        field("length", "7", 1, 2, ByteRole.PROTOCOL_HEADER),
                        field("tag", "1", 2, 5, ByteRole.CONTENT, field("tag", "1, varint", 2, 3, ByteRole.TYPE_INFORMATION)),
                        field("length", "2", 5, 9, ByteRole.CONTENT, field("tag", "2, varint", 5, 6, ByteRole.TYPE_INFORMATION)))));
    }
}
