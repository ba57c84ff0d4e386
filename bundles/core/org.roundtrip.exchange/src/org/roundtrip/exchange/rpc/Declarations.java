// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.rpc;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.DeclaredOperation;
import org.roundtrip.exchange.types.References;
import org.roundtrip.exchange.types.TypeTable;

/**
 * What a file declares, and the files that it includes. Of the others only that counts to which the file refers. Used by one
 * thread.
 */
final class Declarations {
    private final Map<String, Declared> types = new LinkedHashMap<>();
    private final Map<String, Interface> interfaces = new LinkedHashMap<>();
    private final Set<String> own = new LinkedHashSet<>();

    /** An interface. @param bases keys of those that it extends */
    record Interface(List<String> bases, List<DeclaredOperation> operations) {
    }

    /** Adds a type. @param main whether it is in the file itself */
    void add(Declared type, boolean main) {
        types.put(type.key(), type);
        if (main) {
            own.add(type.key());
        }
    }

    /** Adds an interface. @param main whether it is in the file itself */
    void add(String key, Interface declared, boolean main) {
        interfaces.put(key, declared);
        if (main) {
            own.add(key);
        }
    }

    /** Returns the declaration of a key, or null. */
    Declared type(String key) {
        return types.get(key);
    }

    /** Puts all that counts into a table. */
    void fill(TypeTable table) {
        List<DeclaredOperation> operations = operations();
        operations.forEach(table::add);
        Deque<String> wanted = new ArrayDeque<>(own);
        operations.stream().flatMap(operation -> Stream.of(operation.parameters().stream().map(Declared.Member::type),
                operation.result().stream(), operation.exceptions().stream()).flatMap(each -> each)).flatMap(References::of).forEach(wanted::add);
        while (!wanted.isEmpty()) {
            Declared type = types.get(wanted.remove());
            if (type != null && !table.has(type.key())) {
                table.add(type);
                References.of(type).forEach(wanted::add);
            }
        }
    }

    /** Those of the file's interfaces, then what these inherit from other files. */
    private List<DeclaredOperation> operations() {
        Set<String> keys = new LinkedHashSet<>(own);
        Deque<String> wanted = new ArrayDeque<>(own);
        while (!wanted.isEmpty()) {
            Interface declared = interfaces.get(wanted.remove());
            if (declared != null) {
                declared.bases().stream().filter(keys::add).forEach(wanted::add);
            }
        }
        List<DeclaredOperation> all = new ArrayList<>();
        keys.stream().filter(interfaces::containsKey).forEach(key -> all.addAll(interfaces.get(key).operations()));
        return all;
    }
}
