// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.roundtrip.dissect.Hints;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;

/**
 * The contract's operations by the hashes of RMI, which are computed from a method's name and descriptor. The contract
 * does not contain the package of its structs, unions and enums, so hashes are computed for likely packages and for those of
 * the classes on the wire. Words that Java reserves are also tried with an underscore appended.
 */
final class MethodHashes {
    private static final List<String> LIKELY = List.of("", "payload.");
    private static final int MOST_PACKAGES = 16;
    private static final int MOST_NAMES = 4;
    private static final int MOST_LOOKED_AT = 1000;

    private final Contract contract;
    private final Map<Long, RemoteOperation> operations = new HashMap<>();
    private final Set<String> lookedAt = new HashSet<>();
    private final Set<String> packages = new HashSet<>();
    private final Set<String> typeNames = new HashSet<>();
    private boolean begun;

    /** @param hints with the contract, if there is one */
    MethodHashes(Hints hints) {
        contract = hints.contract().orElse(null);
        if (contract != null) {
            contract.operations().forEach(operation -> typeNames.addAll(names(operation)));
        }
    }

    /** Returns the operation with a hash. @return null when none is known */
    RemoteOperation get(long hash) {
        if (contract != null && !begun) {
            begun = true;
            LIKELY.forEach(this::add);
        }
        return operations.get(hash);
    }

    /**
     * Adds the packages and outer classes of classes that have a name of the contract.
     *
     * @return whether any is new
     */
    boolean learn(Collection<String> classNames) {
        boolean learnt = false;
        for (String name : classNames) {
            if (contract == null || !looked(name)) {
                continue;
            }
            int array = name.lastIndexOf('[') + 2;
            String element = array > 1 && array < name.length() ? name.substring(array, name.length() - 1) : name;
            int prefix = Math.max(element.lastIndexOf('.'), element.lastIndexOf('$')) + 1;
            String simple = element.substring(prefix);
            boolean ours = typeNames.contains(simple)
                    || simple.endsWith("_") && typeNames.contains(simple.substring(0, simple.length() - 1));
            learnt |= ours && packages.size() < MOST_PACKAGES && add(element.substring(0, prefix));
        }
        return learnt;
    }

    /** Records that a class was examined. @return whether it was not examined before */
    private boolean looked(String className) {
        return lookedAt.size() >= MOST_LOOKED_AT || lookedAt.add(className);
    }

    private boolean add(String inPackage) {
        boolean added = packages.add(inPackage);
        if (added) {
            contract.operations().forEach(operation -> add(operation, inPackage));
        }
        return added;
    }

    private void add(Operation operation, String inPackage) {
        RemoteOperation called = RemoteOperation.of(operation);
        List<String> names = List.copyOf(names(operation));
        int variants = names.size() > MOST_NAMES ? 1 : 1 << names.size();
        for (int variant = 0; variant < variants; variant++) {
            Map<String, String> written = new HashMap<>();
            for (int i = 0; i < names.size(); i++) {
                written.put(names.get(i), inPackage + names.get(i) + ((variant >> i & 1) == 0 ? "" : "_"));
            }
            String descriptor = descriptor(operation, written);
            operations.putIfAbsent(hash(operation.name() + descriptor), called);
            operations.putIfAbsent(hash(operation.name() + "_" + descriptor), called);
        }
    }

    private static Set<String> names(Operation operation) {
        Set<String> names = new HashSet<>();
        operation.parameters().forEach(parameter -> name(parameter.shape(), names));
        operation.result().ifPresent(shape -> name(shape, names));
        return names;
    }

    private static void name(Shape shape, Set<String> names) {
        switch (shape) {
            case Enumeration enumeration -> names.add(enumeration.name());
            case Struct struct -> names.add(struct.name());
            case Union union -> names.add(union.name());
            case Sequence sequence -> name(sequence.element(), names);
            case OptionalValue optional -> name(optional.value(), names);
            default -> { }
        }
    }

    private static String descriptor(Operation operation, Map<String, String> names) {
        StringBuilder descriptor = new StringBuilder("(");
        for (Parameter parameter : operation.parameters()) {
            descriptor.append(descriptor(parameter.shape(), names));
        }
        return descriptor.append(')').append(operation.result().map(shape -> descriptor(shape, names)).orElse("V"))
                .toString();
    }

    private static String descriptor(Shape shape, Map<String, String> names) {
        return switch (shape) {
            case Shape.Primitive primitive -> Character.toString(BlockData.letter(primitive));
            case Shape.Text text -> "Ljava/lang/String;";
            case Shape.Bytes bytes -> "[B";
            case Enumeration enumeration -> "L" + names.get(enumeration.name()).replace('.', '/') + ";";
            case Struct struct -> "L" + names.get(struct.name()).replace('.', '/') + ";";
            case Union union -> "L" + names.get(union.name()).replace('.', '/') + ";";
            case Sequence sequence -> "[" + descriptor(sequence.element(), names);
            case Shape.Timestamp timestamp -> "Ljava/util/Date;";
            case Shape.Decimal decimal -> "Ljava/math/BigDecimal;";
            case Shape.Mapping mapping -> "Ljava/util/HashMap;";
            case OptionalValue(Shape.Primitive primitive) -> "Ljava/lang/" + boxed(primitive) + ";";
            case OptionalValue optional -> descriptor(optional.value(), names);
        };
    }

    private static String boxed(Shape.Primitive primitive) {
        return switch (primitive) {
            case INT -> "Integer";
            case CHAR -> "Character";
            default -> primitive.name().charAt(0) + primitive.name().substring(1).toLowerCase(Locale.ROOT);
        };
    }

    /** The first eight bytes of the SHA-1 of name and descriptor in modified UTF-8, the lowest first. */
    static long hash(String nameAndDescriptor) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new DataOutputStream(bytes).writeUTF(nameAndDescriptor);
            byte[] sha = MessageDigest.getInstance("SHA-1").digest(bytes.toByteArray());
            return ByteBuffer.wrap(sha).order(ByteOrder.LITTLE_ENDIAN).getLong();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
