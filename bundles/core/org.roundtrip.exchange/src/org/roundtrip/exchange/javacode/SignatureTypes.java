// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.text.Texts;

/** Turns types as class files write them, such as {@code Ljava/util/List<Lshop/Line;>;}, into sketches. */
final class SignatureTypes {
    private static final Texts TEXTS = Texts.of(SignatureTypes.class);
    private static final int DIGITS = 18;
    private static final int SCALE = 2;
    private static final Map<Character, Primitive> PRIMITIVES = Map.of('Z', Primitive.BOOLEAN, 'B', Primitive.BYTE,
            'S', Primitive.SHORT, 'I', Primitive.INT, 'J', Primitive.LONG, 'F', Primitive.FLOAT, 'D', Primitive.DOUBLE,
            'C', Primitive.CHAR);
    private static final Map<String, Primitive> WRAPPERS = Map.of("Boolean", Primitive.BOOLEAN, "Byte", Primitive.BYTE,
            "Short", Primitive.SHORT, "Integer", Primitive.INT, "Long", Primitive.LONG, "Float", Primitive.FLOAT,
            "Double", Primitive.DOUBLE, "Character", Primitive.CHAR);
    private static final Set<String> LISTS = Set.of("Collection", "List", "ArrayList", "LinkedList", "Vector", "Set",
            "SortedSet", "HashSet", "LinkedHashSet", "TreeSet", "EnumSet", "Queue", "Deque", "ArrayDeque");

    private static final Set<String> MAPS = Set.of("Map", "SortedMap", "HashMap", "LinkedHashMap", "TreeMap");
    private static final Set<String> INSTANTS = Set.of("java/time/Instant", "java/util/Date", "java/time/OffsetDateTime",
            "java/time/ZonedDateTime", "java/sql/Timestamp");

    private SignatureTypes() {
    }

    /** A type that is being read: a class with the types in its angle brackets, or an array. */
    private static final class Node extends SignatureVisitor {
        /** Letter of a primitive type, or a blank. */
        private char primitive = ' ';
        private String name = "";
        private int dimensions;
        private final List<Node> arguments = new ArrayList<>();

        Node() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visitBaseType(char letter) {
            primitive = letter;
        }

        @Override
        public void visitTypeVariable(String variable) {
            name = "";
        }

        @Override
        public void visitClassType(String className) {
            name = className;
        }

        @Override
        public void visitInnerClassType(String inner) {
            name += "$" + inner;
            arguments.clear();
        }

        @Override
        public SignatureVisitor visitArrayType() {
            dimensions++;
            return this;
        }

        @Override
        public SignatureVisitor visitTypeArgument(char wildcard) {
            arguments.add(new Node());
            return arguments.getLast();
        }

        @Override
        public void visitTypeArgument() {
            arguments.add(new Node());
        }
    }

    /** Returns the type of a field. */
    static Sketch of(String signature) {
        Node node = new Node();
        new SignatureReader(signature).acceptType(node);
        return sketch(node, node.dimensions);
    }

    /** Returns the types of a method's parameters, as class files write them. */
    static List<String> parameters(String method) {
        List<String> types = new ArrayList<>();
        int at = method.indexOf('(') + 1;
        while (method.charAt(at) != ')') {
            int end = end(method, at);
            types.add(method.substring(at, end));
            at = end;
        }
        return types;
    }

    /** Returns the type of a method's result. */
    static String result(String method) {
        int at = method.indexOf(')') + 1;
        return method.substring(at, end(method, at));
    }

    private static int end(String method, int from) {
        int at = from;
        while (method.charAt(at) == '[') {
            at++;
        }
        if (method.charAt(at) != 'L' && method.charAt(at) != 'T') {
            return at + 1;
        }
        int depth = 0;
        while (depth > 0 || method.charAt(at) != ';') {
            depth += method.charAt(at) == '<' ? 1 : method.charAt(at) == '>' ? -1 : 0;
            at++;
        }
        return at + 1;
    }

    private static Sketch sketch(Node node, int dimensions) {
        if (dimensions > 0) {
            return dimensions == 1 && node.primitive == 'B' ? Sketch.Octets.PLAIN
                    : new Sketch.Items(sketch(node, dimensions - 1), Optional.empty());
        }
        if (node.primitive != ' ') {
            return new Sketch.Known(PRIMITIVES.get(node.primitive));
        }
        if (node.name.isEmpty()) {
            return new Sketch.Missing(TEXTS.text("variable"));
        }
        return node.name.startsWith("java/") ? ofTheLibrary(node) : new Sketch.Named(node.name);
    }

    private static Sketch ofTheLibrary(Node node) {
        String simple = node.name.substring(node.name.lastIndexOf('/') + 1);
        if (node.name.startsWith("java/lang/")) {
            if (simple.equals("String") || simple.equals("CharSequence")) {
                return Sketch.Chars.PLAIN;
            }
            if (WRAPPERS.containsKey(simple)) {
                return new Sketch.Known(WRAPPERS.get(simple));
            }
        }
        if (INSTANTS.contains(node.name)) {
            return new Sketch.Known(new Shape.Timestamp());
        }
        if (node.name.equals("java/math/BigDecimal")) {
            return new Sketch.Near(new Sketch.Known(new Shape.Decimal(DIGITS, SCALE)), TEXTS.text("digits", DIGITS, SCALE));
        }
        if (node.name.startsWith("java/util/") && node.arguments.size() == 2 && MAPS.contains(simple)) {
            Node key = node.arguments.getFirst();
            Node value = node.arguments.getLast();
            return new Sketch.Entries(sketch(key, key.dimensions), sketch(value, value.dimensions), Optional.empty());
        }
        if (node.name.startsWith("java/util/") && node.arguments.size() == 1) {
            Node element = node.arguments.getFirst();
            if (simple.equals("Optional")) {
                return new Sketch.Maybe(sketch(element, element.dimensions));
            }
            if (LISTS.contains(simple)) {
                return new Sketch.Items(sketch(element, element.dimensions), Optional.empty());
            }
        }
        return new Sketch.Missing(TEXTS.text("type", node.name.replace('/', '.')));
    }
}
