// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.remoting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.text.ShownText;

/** Reads the descriptions of classes in a stream of River; all of their bytes are type information. */
final class RiverTypes {
    private static final ByteRole TYPE = ByteRole.TYPE_INFORMATION;
    private static final int REPEATED_FAR = 0x06, REPEATED_NEAR = 0x3b, REPEATED_NEARISH = 0x3c;
    private static final int MOST_SUPERCLASSES = 100;

    private final River river;
    /** Null while a description is read. */
    private final List<RiverClass> known = new ArrayList<>();

    /** @param river reads the values in the descriptions */
    RiverTypes(River river) {
        this.river = river;
    }

    /** Reads a description, or the place of one that was read before. */
    RiverClass type() throws DissectException {
        return type("type");
    }

    private RiverClass type(String name) throws DissectException {
        river.enter();
        river.in.open(name, TYPE);
        river.in.force(TYPE);
        int id = river.in.peek();
        river.tag("class", TYPE);
        RiverClass type = switch (id) {
            case REPEATED_FAR -> river.at(known, 0);
            case REPEATED_NEAR -> river.at(known, 1);
            case REPEATED_NEARISH -> river.at(known, 2);
            case RiverClass.PLAIN, RiverClass.ENUM -> added(new RiverClass(id, river.text("name", TYPE)));
            case RiverClass.EXTERNALIZABLE -> {
                String named = river.text("name", TYPE);
                river.in.i64("serialVersionUID", TYPE);
                yield added(new RiverClass(id, named));
            }
            case RiverClass.ARRAY -> added(new RiverClass(id, type("element").name() + "[]"));
            case RiverClass.PROXY -> proxy();
            case RiverClass.SERIALIZABLE, RiverClass.WITH_WRITE_METHOD -> serializable(id);
            default -> {
                if (!RiverClass.isBasic(id)) {
                    throw River.unknown(id);
                }
                yield RiverClass.basic(id);
            }
        };
        river.in.release();
        river.in.close(type.name());
        river.leave();
        return type;
    }

    private RiverClass added(RiverClass type) {
        known.add(type);
        return type;
    }

    private RiverClass proxy() throws DissectException {
        int count = RiverInput.counted(river.in.i32("interfaces", TYPE));
        StringBuilder name = new StringBuilder("proxy");
        for (int i = 0; i < count; i++) {
            String each = river.text("interface", TYPE);
            name.append(i == 0 ? " of " : ", ").append(each);
        }
        return added(new RiverClass(RiverClass.PROXY, ShownText.of(name.toString())));
    }

    private RiverClass serializable(int kind) throws DissectException {
        int place = known.size();
        known.add(null);
        String name = river.value("name").text();
        river.in.i64("serialVersionUID", TYPE);
        int count = RiverInput.counted(river.in.i32("fields", TYPE));
        List<RiverClass.Field> fields = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            river.in.open("field", TYPE);
            String field = river.value("name").text();
            fields.add(new RiverClass.Field(field, type("type").primitive()));
            river.in.u8("unshared", TYPE);
            river.in.close(field);
        }
        known.set(place, new RiverClass(kind, name, List.copyOf(fields), Optional.empty(), 0));
        Optional<RiverClass> parent = Optional.of(type("superclass")).filter(RiverClass::serializable);
        int depth = parent.map(each -> each.depth() + 1).orElse(0);
        if (depth > MOST_SUPERCLASSES) {
            throw new DissectException.Malformed("object.superclasses", MOST_SUPERCLASSES);
        }
        RiverClass type = new RiverClass(kind, name, List.copyOf(fields), parent, depth);
        known.set(place, type);
        return type;
    }
}
