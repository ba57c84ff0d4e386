// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.roundtrip.dissect.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.jrmp.ClassDescription.FieldDescription;

/**
 * Reads the contents of a Java Object Serialization stream, protocol version 2, as its grammar in the Java Object
 * Serialization Specification tells. No class is loaded. A class with a {@code writeObject} of its own is taken to write
 * its fields first, as the specification asks; the stream does not tell.
 */
final class ObjectStream {
    static final int FIRST_TAG = 0x70;
    static final int LAST_TAG = 0x7E;

    private static final int NULL = 0x70, REFERENCE = 0x71, CLASS_DESC = 0x72, OBJECT = 0x73, STRING = 0x74,
            ARRAY = 0x75, CLASS = 0x76, BLOCK = 0x77, END_BLOCK = 0x78, RESET = 0x79, LONG_BLOCK = 0x7A,
            EXCEPTION = 0x7B, LONG_STRING = 0x7C, PROXY_DESC = 0x7D, ENUM = 0x7E;
    private static final int FIRST_HANDLE = 0x7E0000;
    private static final int DEEPEST = 500;
    private static final int MOST_SUPERCLASSES = 100;
    private static final int MOST_INTERFACES = 65_535;

    /** An object that may be referred to; a class description is one itself. */
    private record Known(String text) {
    }

    private final MessageReader in;
    private final List<Object> handles = new ArrayList<>();
    private int depth;

    ObjectStream(MessageReader in) {
        this.in = in;
    }

    /** Reads the stream's header. */
    void header() throws DissectException {
        int magic = in.u16("stream magic", ByteRole.PROTOCOL_HEADER);
        int version = in.u16("stream version", ByteRole.PROTOCOL_HEADER);
        if (magic != 0xACED || version != 5) {
            throw new DissectException.Malformed("This is no object serialization stream.");
        }
    }

    /** Whether an object or block data comes next. */
    static boolean isTag(int next) {
        return next >= FIRST_TAG && next <= LAST_TAG;
    }

    /** Reads a tag of block data and its length. @return how many bytes follow */
    int blockHeader() throws DissectException {
        int tag = in.u8("block data", ByteRole.PROTOCOL_HEADER);
        int length = switch (tag) {
            case BLOCK -> in.u8("length", ByteRole.PROTOCOL_HEADER);
            case LONG_BLOCK -> in.i32("length", ByteRole.PROTOCOL_HEADER);
            default -> throw new DissectException.Malformed("Block data is missing.");
        };
        if (length < 0) {
            throw new DissectException.Malformed("A block of data has a negative length.");
        }
        return length;
    }

    /** Reads an object or block data. @return what it is, as text */
    String content(String name) throws DissectException {
        if (++depth > DEEPEST) {
            throw new DissectException.Malformed("Objects are nested deeper than " + DEEPEST + ".");
        }
        int tag = in.peek();
        in.open(name, ByteRole.CONTENT);
        String text = switch (tag) {
            case NULL -> {
                tag("null", ByteRole.CONTENT);
                yield "null";
            }
            case REFERENCE -> {
                tag("reference", ByteRole.CONTENT);
                yield text(reference(ByteRole.CONTENT));
            }
            case CLASS_DESC, PROXY_DESC -> describedClass();
            case OBJECT -> object();
            case STRING, LONG_STRING -> string(ByteRole.CONTENT);
            case ARRAY -> array();
            case CLASS -> classObject();
            case BLOCK, LONG_BLOCK -> {
                int length = blockHeader();
                in.bytes("data", length, ByteRole.CONTENT);
                yield length + " bytes";
            }
            case RESET -> {
                tag("reset", ByteRole.PROTOCOL_HEADER);
                handles.clear();
                yield "reset";
            }
            case EXCEPTION -> exception();
            case ENUM -> constant();
            default -> throw new DissectException.Malformed("There is no object type %02x.".formatted(tag));
        };
        in.close(text);
        depth--;
        return text;
    }

    private void tag(String name, ByteRole role) throws DissectException {
        in.integer(1);
        in.note(name, "", 1, role);
    }

    private Object reference(ByteRole role) throws DissectException {
        int handle = in.i32("handle", role) - FIRST_HANDLE;
        if (handle < 0 || handle >= handles.size()) {
            throw new DissectException.Malformed("A reference leads to nothing.");
        }
        return handles.get(handle);
    }

    private static String text(Object known) {
        return known instanceof ClassDescription described ? described.name() : ((Known) known).text;
    }

    private int newHandle(String text) {
        handles.add(new Known(text));
        return handles.size() - 1;
    }

    private void name(int handle, Object known) throws DissectException {
        if (handle >= handles.size()) {
            throw new DissectException.Malformed("The stream is reset within an object.");
        }
        handles.set(handle, known);
    }

    private String object() throws DissectException {
        tag("object", ByteRole.TYPE_INFORMATION);
        ClassDescription type = classDescription();
        newHandle(type.name());
        values(type);
        return type.name();
    }

    /** The values of an object, of the topmost superclass first. */
    private void values(ClassDescription type) throws DissectException {
        List<ClassDescription> classes = new ArrayList<>();
        for (ClassDescription each = type; each != null; each = each.parent()) {
            classes.addFirst(each);
        }
        for (ClassDescription each : classes) {
            in.open(each.name(), ByteRole.CONTENT);
            if (each.has(ClassDescription.SERIALIZABLE)) {
                for (FieldDescription field : each.fields()) {
                    value(field.type(), field.name());
                }
            }
            if (each.has(ClassDescription.EXTERNALIZABLE) && !each.has(ClassDescription.BLOCK_DATA)) {
                throw new DissectException.Malformed("How " + each.name() + " writes itself is not in the stream.");
            }
            if (each.has(ClassDescription.WRITE_METHOD) || each.has(ClassDescription.EXTERNALIZABLE)) {
                annotation(ByteRole.PROTOCOL_HEADER);
            }
            in.close("");
        }
    }

    private void annotation(ByteRole endRole) throws DissectException {
        while (in.peek() != END_BLOCK) {
            content("written");
        }
        tag("end", endRole);
    }

    private void value(char type, String name) throws DissectException {
        switch (type) {
            case 'B' -> note(name, 1, value -> Byte.toString((byte) value));
            case 'C' -> note(name, 2, value -> Character.toString((char) value));
            case 'D' -> note(name, 8, value -> Double.toString(Double.longBitsToDouble(value)));
            case 'F' -> note(name, 4, value -> Float.toString(Float.intBitsToFloat((int) value)));
            case 'I' -> note(name, 4, value -> Integer.toString((int) value));
            case 'J' -> note(name, 8, Long::toString);
            case 'S' -> note(name, 2, value -> Short.toString((short) value));
            case 'Z' -> note(name, 1, value -> Boolean.toString(value != 0));
            case 'L', '[' -> content(name);
            default -> throw new DissectException.Malformed("There is no field type " + (int) type + ".");
        }
    }

    private void note(String name, int size, LongFunction<String> text) throws DissectException {
        in.note(name, text.apply(in.integer(size)), size, ByteRole.CONTENT);
    }

    private String array() throws DissectException {
        tag("array", ByteRole.TYPE_INFORMATION);
        ClassDescription type = classDescription();
        if (type.name().length() < 2 || type.name().charAt(0) != '[') {
            throw new DissectException.Malformed("An array is of a class that is no array's.");
        }
        int handle = newHandle(type.name());
        int length = in.i32("length", ByteRole.PROTOCOL_HEADER);
        if (length < 0) {
            throw new DissectException.Malformed("An array has a negative length.");
        }
        char element = type.name().charAt(1);
        String text = type.name() + " of " + length;
        name(handle, new Known(text));
        if (element == 'B') {
            in.bytes("elements", length, ByteRole.CONTENT);
        } else {
            for (int i = 0; i < length; i++) {
                value(element, "[" + i + "]");
            }
        }
        return text;
    }

    private String string(ByteRole role) throws DissectException {
        boolean longer = in.peek() == LONG_STRING;
        tag(longer ? "long string" : "string", role == ByteRole.CONTENT ? ByteRole.TYPE_INFORMATION : role);
        int handle = newHandle("");
        ByteRole lengthRole = role == ByteRole.CONTENT ? ByteRole.PROTOCOL_HEADER : role;
        long length = longer ? in.i64("length", lengthRole) : in.u16("length", lengthRole);
        String text = utf("characters", length, role);
        name(handle, new Known(MessageReader.shown(text)));
        return MessageReader.shown(text);
    }

    private String utf(String name, ByteRole role) throws DissectException {
        return utf(name, in.u16("length", role), role);
    }

    private String utf(String name, long length, ByteRole role) throws DissectException {
        String text = ModifiedUtf8.decode(in.take(length));
        in.note(name, MessageReader.shown(text), (int) length, role);
        return text;
    }

    private String classObject() throws DissectException {
        tag("class", ByteRole.TYPE_INFORMATION);
        ClassDescription type = classDescription();
        newHandle("class " + type.name());
        return "class " + type.name();
    }

    private String exception() throws DissectException {
        tag("exception", ByteRole.PROTOCOL_HEADER);
        handles.clear();
        String text = content("thrown");
        handles.clear();
        return text;
    }

    private String constant() throws DissectException {
        tag("enum", ByteRole.TYPE_INFORMATION);
        ClassDescription type = classDescription();
        int handle = newHandle(type.name());
        String text = type.name() + "." + content("constant");
        name(handle, new Known(text));
        return text;
    }

    /** A description that must not be null. */
    private ClassDescription classDescription() throws DissectException {
        in.open("type", ByteRole.TYPE_INFORMATION);
        ClassDescription type = descriptionOrNull();
        if (type == null) {
            throw new DissectException.Malformed("An object has no class.");
        }
        in.close(type.name());
        return type;
    }

    private String describedClass() throws DissectException {
        return descriptionOrNull().name();
    }

    private ClassDescription descriptionOrNull() throws DissectException {
        if (++depth > DEEPEST) {
            throw new DissectException.Malformed("Class descriptions are nested deeper than " + DEEPEST + ".");
        }
        in.force(ByteRole.TYPE_INFORMATION);
        ClassDescription type = switch (in.peek()) {
            case NULL -> {
                tag("null", ByteRole.TYPE_INFORMATION);
                yield null;
            }
            case REFERENCE -> {
                tag("reference", ByteRole.TYPE_INFORMATION);
                if (reference(ByteRole.TYPE_INFORMATION) instanceof ClassDescription known) {
                    yield known;
                }
                throw new DissectException.Malformed("A reference does not lead to a class description.");
            }
            case CLASS_DESC -> plainDescription();
            case PROXY_DESC -> proxyDescription();
            default -> throw new DissectException.Malformed("A class description is missing.");
        };
        in.release();
        depth--;
        return type;
    }

    private ClassDescription plainDescription() throws DissectException {
        tag("class description", ByteRole.TYPE_INFORMATION);
        String name = utf("name", ByteRole.TYPE_INFORMATION);
        in.i64("serialVersionUID", ByteRole.TYPE_INFORMATION);
        int handle = newHandle(name);
        int flags = in.u8("flags", ByteRole.TYPE_INFORMATION);
        int count = in.u16("fields", ByteRole.TYPE_INFORMATION);
        List<FieldDescription> fields = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            in.open("field", ByteRole.TYPE_INFORMATION);
            char type = (char) in.integer(1);
            in.note("type", Character.toString(type), 1, ByteRole.TYPE_INFORMATION);
            String field = utf("name", ByteRole.TYPE_INFORMATION);
            if (type == 'L' || type == '[') {
                content("class");
            }
            in.close(field);
            fields.add(new FieldDescription(type, field));
        }
        return completed(handle, name, flags, List.copyOf(fields));
    }

    private ClassDescription proxyDescription() throws DissectException {
        tag("proxy class description", ByteRole.TYPE_INFORMATION);
        int handle = newHandle("proxy");
        int count = in.i32("interfaces", ByteRole.TYPE_INFORMATION);
        if (count < 0 || count > MOST_INTERFACES) {
            throw new DissectException.Malformed("A proxy cannot have " + count + " interfaces.");
        }
        StringBuilder name = new StringBuilder("proxy");
        for (int i = 0; i < count; i++) {
            String each = utf("interface", ByteRole.TYPE_INFORMATION);
            name.append(i == 0 ? " of " : ", ").append(each);
        }
        return completed(handle, MessageReader.shown(name.toString()), ClassDescription.SERIALIZABLE, List.of());
    }

    private ClassDescription completed(int handle, String name, int flags, List<FieldDescription> fields)
            throws DissectException {
        annotation(ByteRole.TYPE_INFORMATION);
        in.open("superclass", ByteRole.TYPE_INFORMATION);
        ClassDescription parent = descriptionOrNull();
        in.close(parent == null ? "none" : parent.name());
        int superclasses = parent == null ? 0 : parent.depth() + 1;
        if (superclasses > MOST_SUPERCLASSES) {
            throw new DissectException.Malformed("A class has more than " + MOST_SUPERCLASSES + " superclasses.");
        }
        ClassDescription described = new ClassDescription(name, flags, fields, parent, superclasses);
        name(handle, described);
        return described;
    }
}
