// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;
import org.objectweb.asm.Type;
import org.roundtrip.exchange.javacode.JavaClass.Kind;
import org.roundtrip.exchange.javacode.JavaClass.Method;
import org.roundtrip.exchange.javacode.JavaClass.Parents;
import org.roundtrip.exchange.javacode.JavaClass.Part;

/** Reads one class file without loading it. Used by one thread, once. */
final class ClassScan extends ClassVisitor {
    private static final int NO_MEMBER = Opcodes.ACC_STATIC | Opcodes.ACC_TRANSIENT | Opcodes.ACC_SYNTHETIC;
    private final List<Part> fields = new ArrayList<>();
    private final List<Part> components = new ArrayList<>();
    private final List<Part> getters = new ArrayList<>();
    private final List<String> constants = new ArrayList<>();
    private final List<String> cases = new ArrayList<>();
    private final List<Method> methods = new ArrayList<>();
    private String key = "";
    private Signatures.Header header = Signatures.Header.NONE;
    private String outer = "";
    private int access;
    private boolean anonymous;

    private ClassScan() {
        super(Opcodes.ASM9);
    }

    /**
     * Returns what a class file declares; empty for a class without a name, a module or a package's page.
     *
     * @throws RuntimeException when the bytes are no class file
     */
    static Optional<JavaClass> of(byte[] bytes) {
        ClassScan scan = new ClassScan();
        new ClassReader(bytes).accept(scan, ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES);
        boolean page = scan.key.endsWith("package-info") || (scan.access & (Opcodes.ACC_MODULE | Opcodes.ACC_ANNOTATION)) != 0;
        return page || scan.anonymous ? Optional.empty() : Optional.of(scan.found());
    }

    private JavaClass found() {
        Parents parents = header.parents();
        Kind kind = (access & Opcodes.ACC_ENUM) != 0 ? Kind.ENUM : (access & Opcodes.ACC_INTERFACE) != 0 ? Kind.INTERFACE
                : "Ljava/lang/Record;".equals(parents.parent()) ? Kind.RECORD : Kind.CLASS;
        boolean abstracted = (access & Opcodes.ACC_ABSTRACT) != 0;
        boolean properties = kind == Kind.INTERFACE && getters.size() == methods.size();
        List<Part> members = switch (kind) {
            case RECORD -> components;
            case INTERFACE -> properties ? getters : List.of();
            default -> fields.isEmpty() ? getters : fields;
        };
        return new JavaClass(key, kind, parents, header.parameters(), outer, members, constants,
                properties || kind != Kind.INTERFACE ? List.of() : methods, abstracted && kind != Kind.ENUM ? cases : List.of());
    }

    @Override
    public void visit(int version, int flags, String name, String signature, String superName, String[] interfaces) {
        key = name;
        access = flags;
        header = signature != null ? Signatures.header(signature) : new Signatures.Header(Map.of(),
                new Parents(superName == null ? null : "L" + superName + ";", interfaces == null ? List.of()
                        : List.of(interfaces).stream().map(each -> "L" + each + ";").toList()));
    }

    @Override
    public void visitInnerClass(String name, String around, String inner, int flags) {
        if (name.equals(key)) {
            // One of a method has no class around it.
            anonymous = inner == null || around == null;
            outer = around != null && (flags & Opcodes.ACC_STATIC) == 0 ? around : "";
        }
    }

    @Override
    public void visitPermittedSubclass(String name) {
        cases.add(name);
    }

    @Override
    public FieldVisitor visitField(int flags, String name, String type, String signature, Object value) {
        if ((flags & Opcodes.ACC_ENUM) != 0) {
            constants.add(name);
        } else if ((flags & NO_MEMBER) == 0) {
            fields.add(new Part(name, signature == null ? type : signature));
        }
        return null;
    }

    @Override
    public RecordComponentVisitor visitRecordComponent(String name, String type, String signature) {
        components.add(new Part(name, signature == null ? type : signature));
        return null;
    }

    @Override
    public MethodVisitor visitMethod(int flags, String name, String type, String signature, String[] exceptions) {
        if ((flags & Opcodes.ACC_ABSTRACT) == 0) {
            return null;
        }
        String whole = signature == null ? type : signature;
        Map<String, String> open = Signatures.header(whole).parameters();
        List<String> types = Signatures.parameters(whole);
        String result = Signatures.result(whole);
        String property = types.isEmpty() && Type.getReturnType(type) != Type.VOID_TYPE ? property(name) : "";
        if (!property.isEmpty()) {
            getters.add(new Part(property, result));
        }
        List<String> names = new ArrayList<>();
        int place = methods.size();
        List<String> thrown = exceptions == null ? List.of() : List.of(exceptions);
        methods.add(method(name, open, types, names, result, thrown));
        return new MethodVisitor(Opcodes.ASM9) {
            @Override
            public void visitParameter(String parameter, int parameterFlags) {
                names.add(parameter);
            }

            @Override
            public void visitEnd() {
                methods.set(place, method(name, open, types, names, result, thrown));
            }
        };
    }

    private static Method method(String name, Map<String, String> open, List<String> types, List<String> names, String result,
            List<String> exceptions) {
        List<Part> parameters = new ArrayList<>();
        for (int i = 0; i < types.size(); i++) {
            parameters.add(new Part(i < names.size() && names.get(i) != null ? names.get(i) : "arg" + (i + 1), types.get(i)));
        }
        return new Method(name, open, parameters, result, exceptions);
    }

    /** Returns the property that a method gets; empty when it is no getter. */
    private static String property(String method) {
        String stem = method.replaceFirst("^(get|is)(?=[A-Z])", "");
        return stem.equals(method) ? "" : stem.substring(0, 1).toLowerCase(Locale.ROOT) + stem.substring(1);
    }
}
