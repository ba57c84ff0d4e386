// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import java.util.List;
import java.util.Set;
import java.util.function.LongFunction;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.text.KnownTexts;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.MessageReader.Mark;
import org.roundtrip.dissect.text.ShownText;

/**
 * Reads the contents of a Java Object Serialization stream, protocol version 2. Its grammar is that of the Java Object
 * Serialization Specification. No class is loaded. Numbers, characters and null or a reference in the place of a value
 * are content; lengths and the marks of blocks are headers; class descriptions are type information.
 */
public final class ObjectStream {
    /** Thrown when objects are nested too deep. */
    static final DissectException.Malformed TOO_DEEP;

    private static final int DEEPEST = 500;
    private static final int KNOWN_NAMES = 256;

    static {
        TOO_DEEP = new DissectException.Malformed("object.deep", DEEPEST);
    }

    private final MessageReader in;
    private final KnownTexts names;
    private final Handles handles = new Handles();
    private final ClassReader classes;
    private final ObjectData data;
    private final LayeredCalls layered;
    private List<String> elements = List.of();
    private boolean nested;
    private int depth;

    /** @param names the names of classes and fields that were read before on the connection */
    public ObjectStream(MessageReader in, KnownTexts names) {
        this(in, names, new LayeredCalls(Hints.NONE, ""));
    }

    /** @param layered gets the calls of a layer above RMI */
    ObjectStream(MessageReader in, KnownTexts names, LayeredCalls layered) {
        this.layered = layered;
        this.in = in;
        this.names = names;
        this.classes = new ClassReader(in, this, handles);
        this.data = new ObjectData(in, this, handles, layered);
    }

    /** Reads the stream's header. */
    public void header() throws DissectException {
        int magic = (int) in.integer(2);
        in.note("stream magic", Long::toHexString, magic, 2, ByteRole.PROTOCOL_HEADER);
        int version = in.u16("stream version", ByteRole.PROTOCOL_HEADER);
        if (magic != 0xACED || version != 5) {
            throw new DissectException.Malformed("object.stream");
        }
    }

    /**
     * Tells what is in the array that comes next, if one does.
     *
     * @param named  the names of its elements; those without a name are numbered
     * @param stream whether its bytes are a stream
     */
    void expect(List<String> named, boolean stream) {
        elements = named;
        nested = stream;
    }

    /** The names of all classes that were described until now. */
    Set<String> classNames() {
        return classes.names();
    }

    /** Returns the names of classes and fields that a connection keeps for its streams. */
    public static KnownTexts names() {
        return new KnownTexts(KNOWN_NAMES, ModifiedUtf8::decode);
    }

    /** Whether an object or a block of data comes next. */
    public boolean goesOn() throws DissectException {
        return in.available() > 0 && Tag.is(in.peek());
    }

    /** Whether block data comes next. */
    static boolean isBlock(int next) {
        return next == Tag.BLOCK || next == Tag.LONG_BLOCK;
    }

    /** Reads a tag of block data and its length. @return how many bytes follow */
    public int blockHeader() throws DissectException {
        int tag = in.peek();
        tag("block data", ByteRole.PROTOCOL_HEADER);
        int length = switch (tag) {
            case Tag.BLOCK -> in.u8("length", ByteRole.PROTOCOL_HEADER);
            case Tag.LONG_BLOCK -> in.i32("length", ByteRole.PROTOCOL_HEADER);
            default -> throw new DissectException.Malformed("object.block");
        };
        if (length < 0) {
            throw new DissectException.Malformed("object.block.length");
        }
        return length;
    }

    /** Reads an object or block data. @return its text; empty where fields are not listed */
    public String content(String name) throws DissectException {
        enter();
        int tag = in.peek();
        in.open(name, ByteRole.CONTENT);
        String text = switch (tag) {
            case Tag.NULL -> {
                tag("null", ByteRole.CONTENT);
                yield "null";
            }
            case Tag.REFERENCE -> {
                tag("reference", ByteRole.CONTENT);
                yield text(handles.read(in, ByteRole.CONTENT));
            }
            case Tag.CLASS_DESC, Tag.PROXY_DESC -> classes.descriptionOrNull().name();
            case Tag.OBJECT -> object();
            case Tag.STRING, Tag.LONG_STRING -> string(tag == Tag.LONG_STRING);
            case Tag.ARRAY -> array();
            case Tag.CLASS -> classObject();
            case Tag.BLOCK, Tag.LONG_BLOCK -> {
                int length = blockHeader();
                in.bytes("data", length, ByteRole.CONTENT);
                yield in.lists() ? length + " bytes" : "";
            }
            case Tag.RESET -> {
                tag("reset", ByteRole.PROTOCOL_HEADER);
                handles.clear();
                yield "reset";
            }
            case Tag.EXCEPTION -> exception();
            case Tag.ENUM -> constant();
            default -> throw new DissectException.Malformed("object.type", "%02x".formatted(tag));
        };
        in.close(text);
        leave();
        return text;
    }

    /** Reads the value of a field or element, whose type is a letter of the class file format. */
    void value(char type, String name) throws DissectException {
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
            default -> throw new DissectException.Malformed("object.field", (int) type);
        }
    }

    private void note(String name, int size, LongFunction<String> text) throws DissectException {
        in.note(name, text, in.integer(size), size, ByteRole.CONTENT);
    }

    /** Reads the data that a class wrote after its fields, or as annotation, to its end. */
    void annotation(ByteRole endRole) throws DissectException {
        while (in.peek() != Tag.END_BLOCK) {
            content("written");
        }
        tag("end", endRole);
    }

    void tag(String name, ByteRole role) throws DissectException {
        in.integer(1);
        in.note(name, "", 1, role);
    }

    String utf(String name, ByteRole role) throws DissectException {
        int length = in.u16("length", role);
        String text = in.take(length, names);
        in.note(name, in.lists() ? ShownText.of(text) : "", length, role);
        return text;
    }

    /** Enters an object. */
    void enter() throws DissectException {
        if (++depth > DEEPEST) {
            throw TOO_DEEP;
        }
    }

    void leave() {
        depth--;
    }

    /** Leaves objects, back to an earlier depth. */
    void leave(int to) {
        depth = to;
    }

    int depth() {
        return depth;
    }

    private static String text(Object known) {
        return known instanceof ClassDescription described ? described.name() : (String) known;
    }

    private String object() throws DissectException {
        tag("object", ByteRole.TYPE_INFORMATION);
        ClassDescription type = classes.description();
        handles.add(type.name());
        data.read(type);
        return type.name();
    }

    private String array() throws DissectException {
        List<String> named = elements;
        boolean stream = nested;
        expect(List.of(), false);
        tag("array", ByteRole.TYPE_INFORMATION);
        ClassDescription type = classes.description();
        if (type.name().length() < 2 || type.name().charAt(0) != '[') {
            throw new DissectException.Malformed("object.array");
        }
        int handle = handles.add(type.name());
        int length = in.i32("length", ByteRole.PROTOCOL_HEADER);
        if (length < 0) {
            throw new DissectException.Malformed("object.array.length");
        }
        char element = type.name().charAt(1);
        String text = in.lists() ? type.name() + " of " + length : "";
        handles.set(handle, text);
        if (element == 'B' && !(stream && nested(length))) {
            in.bytes("elements", length, ByteRole.CONTENT);
        } else if (element == 'B') {
            // the stream in it was read
        } else {
            for (int i = 0; i < length; i++) {
                value(element, !in.lists() ? "" : i < named.size() ? named.get(i) : "[" + i + "]");
            }
        }
        return text;
    }

    /** Reads a stream in an array of bytes. In it there is no other. @return false when it is none, and then nothing was read */
    private boolean nested(int length) throws DissectException {
        Mark begin = in.mark();
        int left = in.available() - length;
        if (left < 0) {
            return false;
        }
        try {
            ObjectStream inner = new ObjectStream(in, names, new LayeredCalls(Hints.NONE, ""));
            inner.depth = depth;
            inner.header();
            inner.expect(layered.inStream(), false);
            inner.content("arguments");
            if (in.available() == left) {
                return true;
            }
        } catch (DissectException e) {
            // all its bytes are here, so it is no stream
        }
        in.back(begin);
        return false;
    }

    private String string(boolean longer) throws DissectException {
        tag(longer ? "long string" : "string", ByteRole.TYPE_INFORMATION);
        int handle = handles.add("");
        long length = longer ? in.i64("length", ByteRole.PROTOCOL_HEADER) : in.u16("length", ByteRole.PROTOCOL_HEADER);
        in.skip(length);
        String text = in.lists() ? ShownText.of(ModifiedUtf8.decode(in.look((int) length, 0))) : "";
        in.note("characters", text, (int) length, ByteRole.CONTENT);
        handles.set(handle, text);
        return text;
    }

    private String classObject() throws DissectException {
        tag("class", ByteRole.TYPE_INFORMATION);
        ClassDescription type = classes.description();
        String text = in.lists() ? "class " + type.name() : "";
        handles.add(text);
        return text;
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
        ClassDescription type = classes.description();
        int handle = handles.add(type.name());
        String constant = content("constant");
        String text = in.lists() ? type.name() + "." + constant : "";
        handles.set(handle, text);
        return text;
    }
}
