// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.DeclaredOperation;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/**
 * Declares the types of class files. A record, a class with fields or an interface of getters is a struct, a sealed
 * interface a union. Used by one thread.*/
final class ClassTypes {
    private static final int LARGEST_CLASS = 4_000_000;
    private static final Texts TEXTS = Texts.of(ClassTypes.class);
    private final Map<String, JavaClass> classes = new HashMap<>();
    private final Set<String> wrappers = new HashSet<>();
    private final List<JavaClass> order = new ArrayList<>();
    private final SourceFile file;

    ClassTypes(SourceFile file) {
        this.file = file;
    }

    /** Adds a class file. @param name where it is from @throws InvalidFileException when it is no class file */
    void add(String name, byte[] bytes) throws InvalidFileException {
        if (bytes.length > LARGEST_CLASS) {
            throw new InvalidFileException(file.name(), name, TEXTS.text("class.large", LARGEST_CLASS / 1_000_000));
        }
        Optional<JavaClass> found;
        try {
            found = ClassScan.of(bytes);
            found.ifPresent(type -> type.members().forEach(member -> SignatureTypes.of(member.signature())));
        } catch (RuntimeException e) {
            // The library reads damaged files as far as it can, then fails with whatever comes of it.
            throw new InvalidFileException(file.name(), name, TEXTS.text("class.damaged"));
        }
        found.ifPresent(type -> {
            if (classes.put(type.key(), type) == null) {
                order.add(type);
            }
        });
    }

    /** Returns a table of all types. */
    TypeTable table() {
        TypeTable table = new TypeTable(file);
        order.stream().filter(ClassTypes::union).forEach(union -> union.cases().stream().filter(this::wraps).forEach(wrappers::add));
        for (JavaClass type : order) {
            if (wrappers.contains(type.key())) {
                continue;
            }
            if (union(type)) {
                table.add(new Declared.Cases(type.key(), type.simpleName(), type.cases().stream().map(this::unionCase).toList()));
                continue;
            }
            switch (type.kind()) {
                case ENUM -> table.add(new Declared.Constants(type.key(), type.simpleName(), type.constants()));
                case RECORD, CLASS -> table.add(struct(type, table));
                case INTERFACE -> {
                    if (!type.members().isEmpty()) {
                        table.add(struct(type, table));
                    }
                    type.methods().forEach(method -> table.add(operation(method)));
                }
            }
        }
        return table;
    }

    private static boolean union(JavaClass type) {
        return type.kind() == JavaClass.Kind.INTERFACE && !type.cases().isEmpty();
    }

    /** Whether a type is a record that only holds the value of a case. */
    private boolean wraps(String key) {
        JavaClass type = classes.get(key);
        return type != null && type.kind() == JavaClass.Kind.RECORD && type.members().size() == 1
                && type.members().getFirst().name().equals(JavaWriter.VALUE);
    }

    private Member unionCase(String key) {
        String simple = key.substring(Math.max(key.lastIndexOf('/'), key.lastIndexOf('$')) + 1);
        return new Member(simple.substring(0, 1).toLowerCase(Locale.ROOT) + simple.substring(1), wrappers.contains(key)
                ? SignatureTypes.of(classes.get(key).members().getFirst().signature()) : new Sketch.Named(key));
    }

    private Declared struct(JavaClass type, TypeTable table) {
        List<Member> members = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (JavaClass each = type; each != null && seen.add(each.key()); each = classes.get(each.parent())) {
            members.addAll(0, members(each.members()));
            if (each.parent() != null && !each.parent().startsWith("java/") && !classes.containsKey(each.parent())) {
                table.notes().add(type.simpleName(), TEXTS.text("parent", each.parent().replace('/', '.')));
            }
        }
        return new Declared.Fields(type.key(), type.simpleName(), members);
    }

    private static List<Member> members(List<JavaClass.Part> parts) {
        return parts.stream().map(part -> new Member(part.name(), SignatureTypes.of(part.signature()))).toList();
    }

    private static DeclaredOperation operation(JavaClass.Method method) {
        return new DeclaredOperation(method.name(), members(method.parameters()),
                method.result().equals("V") ? Optional.<Sketch>empty() : Optional.of(SignatureTypes.of(method.result())),
                // Those of the JDK say how a call failed, not what the service has to tell.
                method.exceptions().stream().filter(key -> !key.startsWith("java/")).<Sketch>map(Sketch.Named::new).toList());
    }
}
