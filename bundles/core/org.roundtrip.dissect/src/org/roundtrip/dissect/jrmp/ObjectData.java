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
import org.roundtrip.dissect.MessageReader.Mark;
import org.roundtrip.dissect.jrmp.ClassDescription.FieldDescription;

/**
 * Reads the data that the classes of an object have written. The Java Object Serialization Specification requires that
 * {@code writeObject} writes the fields first, but not every class does, and the stream does not state it. When an
 * object cannot be read with its fields first, it is read again without them.
 */
final class ObjectData {
    /** How many objects of a stream are read again at most, so that nested objects cannot take unlimited time. */
    private static final int MOST_AGAIN = 64;

    private final LayeredCalls layered;
    private final MessageReader in;
    private final ObjectStream stream;
    private final Handles handles;
    private Set<String> withoutFields = Set.of();
    private int again;

    ObjectData(MessageReader in, ObjectStream stream, Handles handles, LayeredCalls layered) {
        this.layered = layered;
        this.in = in;
        this.stream = stream;
        this.handles = handles;
    }

    /** Reads the data of a class and its superclasses, the topmost superclass first; classes without data are left out. */
    void read(ClassDescription type) throws DissectException {
        List<ClassDescription> classes = new ArrayList<>();
        for (ClassDescription each = type; each != null; each = type.has(ClassDescription.EXTERNALIZABLE) ? null : each.parent()) {
            classes.addFirst(each);
        }
        for (ClassDescription each : classes) {
            Mark begin = in.mark();
            in.open(each.name(), ByteRole.CONTENT);
            String text = "";
            if (each.has(ClassDescription.EXTERNALIZABLE)) {
                text = external(each);
            } else if (RemoteReference.in(each.name()) && each.has(ClassDescription.WRITE_METHOD)) {
                text = RemoteReference.read(in, stream);
            } else if (each.has(ClassDescription.SERIALIZABLE)) {
                serial(each);
            }
            in.close(text);
            if (in.mark().at() == begin.at()) {
                in.back(begin);
            }
        }
    }

    /** Reads what a class has written by itself; its superclasses write nothing. */
    private String external(ClassDescription type) throws DissectException {
        if (RemoteReference.isOne(type)) {
            return RemoteReference.external(in, stream, type);
        }
        if (!type.has(ClassDescription.BLOCK_DATA)) {
            throw new DissectException.Malformed("object.external", type.name());
        }
        stream.annotation(ByteRole.PROTOCOL_HEADER);
        return "";
    }

    private void serial(ClassDescription type) throws DissectException {
        if (!type.has(ClassDescription.WRITE_METHOD)) {
            fields(type);
        } else if (type.fields().isEmpty() || withoutFields.contains(type.name()) || !whole(type)) {
            stream.annotation(ByteRole.PROTOCOL_HEADER);
        }
    }

    /** Reads the fields and the data after them. @return false when the fields are missing, and then nothing was read */
    private boolean whole(ClassDescription type) throws DissectException {
        Mark mark = in.mark();
        int known = handles.size();
        int depth = stream.depth();
        try {
            fields(type);
            stream.annotation(ByteRole.PROTOCOL_HEADER);
            return true;
        } catch (DissectException e) {
            boolean misread = e instanceof DissectException.Malformed && e != ObjectStream.TOO_DEEP || in.finished();
            if (!misread || handles.size() < known || ++again > MOST_AGAIN) {
                throw e;
            }
            in.back(mark);
            handles.shrink(known);
            stream.leave(depth);
            if (withoutFields.isEmpty()) {
                withoutFields = new HashSet<>();
            }
            withoutFields.add(type.name());
            return false;
        }
    }

    private void fields(ClassDescription type) throws DissectException {
        for (FieldDescription field : type.fields()) {
            int name = LayeredCalls.nameLength(type, field, in);
            stream.expect(layered.elements(type, field), LayeredCalls.isStream(type, field));
            stream.value(field.type(), field.name());
            if (name >= 0) {
                layered.about(name, in);
            }
        }
    }
}
