// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;
import org.roundtrip.exchange.javacode.JavaClass.Parents;

/** Types as class files write them, such as {@code Ljava/util/List<Lshop/Line;>;}. */
final class Signatures {
    private static final String OBJECT = "Ljava/lang/Object;";
    /** Deeper in angle brackets than any type that people write. */
    private static final int DEEPEST = 40;

    private Signatures() {
    }

    /** The first part of a class's or method's signature. @param parameters what it leaves open, with what each is at least */
    record Header(Map<String, String> parameters, Parents parents) {
        static final Header NONE = new Header(Map.of(), new Parents(null, List.of()));
    }

    /** A type that is being read. It is a class with the types in its angle brackets, an array, or a name for an open type. */
    static final class Node extends SignatureVisitor {
        /** Letter of a primitive type, or a blank. */
        private char primitive = ' ';
        private String name = "";
        private boolean open;
        private int dimensions;
        private final int depth;
        private final List<Node> arguments = new ArrayList<>();

        Node(int depth) {
            super(Opcodes.ASM9);
            if (depth > DEEPEST) {
                throw new IllegalArgumentException("too deep");
            }
            this.depth = depth;
        }

        char primitive() {
            return primitive;
        }

        /** Returns the internal name of a class; empty for an open type. */
        String name() {
            return open ? "" : name;
        }

        int dimensions() {
            return dimensions;
        }

        List<Node> arguments() {
            return arguments;
        }

        /** Returns how deep angle brackets are nested. */
        int height() {
            return arguments.stream().mapToInt(each -> each.height() + 1).max().orElse(0);
        }

        @Override
        public void visitBaseType(char letter) {
            primitive = letter;
        }

        @Override
        public void visitTypeVariable(String variable) {
            name = variable;
            open = true;
        }

        @Override
        public void visitClassType(String className) {
            name = className;
        }

        /** What the class around it leaves open is open in it too. */
        @Override
        public void visitInnerClassType(String inner) {
            name += "$" + inner;
        }

        @Override
        public SignatureVisitor visitArrayType() {
            dimensions++;
            return this;
        }

        @Override
        public SignatureVisitor visitTypeArgument(char wildcard) {
            arguments.add(new Node(depth + 1));
            return arguments.getLast();
        }

        @Override
        public void visitTypeArgument() {
            arguments.add(node(OBJECT));
        }

        /** Writes it. @param bound signatures of open types by their names */
        String write(Map<String, String> bound) {
            String type = primitive != ' ' ? String.valueOf(primitive) : open ? bound.getOrDefault(name, "T" + name + ";")
                    : "L" + name + (arguments.isEmpty() ? "" : arguments.stream().map(each -> each.write(bound))
                            .collect(Collectors.joining("", "<", ">"))) + ";";
            return "[".repeat(dimensions) + type;
        }
    }

    /** Reads the type of a field. */
    static Node node(String signature) {
        Node node = new Node(0);
        new SignatureReader(signature).acceptType(node);
        return node;
    }

    /** Returns a type in which open types are replaced. @param bound signatures by their names */
    static String bind(String signature, Map<String, String> bound) {
        return signature.equals("V") || bound.isEmpty() ? signature : node(signature).write(bound);
    }

    /** Reads the first part of the signature of a class or a method. */
    static Header header(String signature) {
        Map<String, String> parameters = new LinkedHashMap<>();
        List<Node> above = new ArrayList<>();
        Map<String, Node> least = new LinkedHashMap<>();
        new SignatureReader(signature).accept(new SignatureVisitor(Opcodes.ASM9) {
            private String parameter = "";

            @Override
            public void visitFormalTypeParameter(String name) {
                parameter = name;
                least.put(name, Signatures.node(OBJECT));
            }

            @Override
            public SignatureVisitor visitClassBound() {
                return bound();
            }

            @Override
            public SignatureVisitor visitInterfaceBound() {
                return bound();
            }

            private Node bound() {
                Node node = new Node(0);
                if (least.get(parameter).name().equals("java/lang/Object")) {
                    least.put(parameter, node);
                }
                return node;
            }

            @Override
            public SignatureVisitor visitSuperclass() {
                return above();
            }

            @Override
            public SignatureVisitor visitInterface() {
                return above();
            }

            private Node above() {
                above.add(new Node(0));
                return above.getLast();
            }

            @Override
            public SignatureVisitor visitParameterType() {
                return new Node(0);
            }

            @Override
            public SignatureVisitor visitReturnType() {
                return new Node(0);
            }

            @Override
            public SignatureVisitor visitExceptionType() {
                return new Node(0);
            }
        });
        // What may be anything stays open.
        least.forEach((name, node) -> parameters.put(name, node.name().equals("java/lang/Object") ? "T" + name + ";" : node.write(Map.of())));
        List<String> types = above.stream().map(each -> each.write(Map.of())).toList();
        return new Header(parameters, types.isEmpty() ? Header.NONE.parents() : new Parents(types.getFirst(), types.subList(1, types.size())));
    }

    /** Returns the types of a method's parameters. */
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
}
