// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.dissect.jrmp.ClassDescription.FieldDescription;

/** Reads the class descriptions of a serialization stream; all of their bytes are type information. */
final class ClassReader {
    private static final int MOST_SUPERCLASSES = 100;
    private static final int MOST_INTERFACES = 65_535;

    private final MessageReader in;
    private final ObjectStream stream;
    private final Handles handles;
    private Set<String> names = Set.of();

    /** @param stream reads the strings and annotations in the descriptions */
    ClassReader(MessageReader in, ObjectStream stream, Handles handles) {
        this.in = in;
        this.stream = stream;
        this.handles = handles;
    }

    /** The names of all classes that were described until now. */
    Set<String> names() {
        return names;
    }

    /** Reads a description that must not be null. */
    ClassDescription description() throws DissectException {
        in.open("type", ByteRole.TYPE_INFORMATION);
        ClassDescription type = descriptionOrNull();
        if (type == null) {
            throw new DissectException.Malformed("object.class");
        }
        in.close(type.name());
        return type;
    }

    /** Reads a description, or null in its place. */
    ClassDescription descriptionOrNull() throws DissectException {
        stream.enter();
        in.force(ByteRole.TYPE_INFORMATION);
        ClassDescription type = switch (in.peek()) {
            case Tag.NULL -> {
                stream.tag("null", ByteRole.TYPE_INFORMATION);
                yield null;
            }
            case Tag.REFERENCE -> {
                stream.tag("reference", ByteRole.TYPE_INFORMATION);
                if (handles.read(in, ByteRole.TYPE_INFORMATION) instanceof ClassDescription known) {
                    yield known;
                }
                throw new DissectException.Malformed("object.class.reference");
            }
            case Tag.CLASS_DESC -> plain();
            case Tag.PROXY_DESC -> proxy();
            default -> throw new DissectException.Malformed("object.class.none");
        };
        in.release();
        stream.leave();
        return type;
    }

    private ClassDescription plain() throws DissectException {
        stream.tag("class description", ByteRole.TYPE_INFORMATION);
        String name = stream.utf("name", ByteRole.TYPE_INFORMATION);
        in.i64("serialVersionUID", ByteRole.TYPE_INFORMATION);
        int handle = handles.add(name);
        int flags = in.u8("flags", ByteRole.TYPE_INFORMATION);
        int count = in.u16("fields", ByteRole.TYPE_INFORMATION);
        List<FieldDescription> fields = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            in.open("field", ByteRole.TYPE_INFORMATION);
            char type = (char) in.integer(1);
            in.note("type", in.lists() ? Character.toString(type) : "", 1, ByteRole.TYPE_INFORMATION);
            String field = stream.utf("name", ByteRole.TYPE_INFORMATION);
            if (type == 'L' || type == '[') {
                stream.content("class");
            }
            in.close(field);
            fields.add(new FieldDescription(type, field));
        }
        if (names.isEmpty()) {
            names = new HashSet<>();
        }
        names.add(name);
        return completed(handle, name, flags, List.copyOf(fields));
    }

    private ClassDescription proxy() throws DissectException {
        stream.tag("proxy class description", ByteRole.TYPE_INFORMATION);
        int handle = handles.add("proxy");
        int count = in.i32("interfaces", ByteRole.TYPE_INFORMATION);
        if (count < 0 || count > MOST_INTERFACES) {
            throw new DissectException.Malformed("object.proxy", count);
        }
        StringBuilder name = new StringBuilder("proxy");
        for (int i = 0; i < count; i++) {
            String each = stream.utf("interface", ByteRole.TYPE_INFORMATION);
            name.append(i == 0 ? " of " : ", ").append(each);
        }
        return completed(handle, ShownText.of(name.toString()), ClassDescription.SERIALIZABLE, List.of());
    }

    private ClassDescription completed(int handle, String name, int flags, List<FieldDescription> fields)
            throws DissectException {
        stream.annotation(ByteRole.TYPE_INFORMATION);
        in.open("superclass", ByteRole.TYPE_INFORMATION);
        ClassDescription parent = descriptionOrNull();
        in.close(parent == null ? "none" : parent.name());
        int superclasses = parent == null ? 0 : parent.depth() + 1;
        if (superclasses > MOST_SUPERCLASSES) {
            throw new DissectException.Malformed("object.superclasses", MOST_SUPERCLASSES);
        }
        ClassDescription described = new ClassDescription(name, flags, fields, parent, superclasses);
        handles.set(handle, described);
        return described;
    }
}
