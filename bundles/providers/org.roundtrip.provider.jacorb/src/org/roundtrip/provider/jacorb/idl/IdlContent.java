// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.DeclaredOperation;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;

/**
 * The types and operations of a file. Types of files that it includes count when something refers to them; a file that only includes
 * others stands for them. For one thread.
 */
final class IdlContent {
    private final TypeTable table;
    private final Map<String, Declared> own = new LinkedHashMap<>();
    private final Map<String, Declared> included = new LinkedHashMap<>();
    /** Types that count only when something refers to them, wherever they are. */
    private final Map<String, Declared> offered = new LinkedHashMap<>();
    private final List<DeclaredOperation> operations = new ArrayList<>();
    private final List<DeclaredOperation> includedOperations = new ArrayList<>();
    private final Set<IdlScope> inherited = new HashSet<>();

    IdlContent(TypeTable table) {
        this.table = table;
    }

    /** Adds a type. */
    void add(Declared type, IdlPlace place) {
        (switch (place.origin()) {
            case OWN -> own;
            case INCLUDED -> included;
            case STANDARD -> offered;
        }).put(type.key(), type);
    }

    /** Adds a type that counts only when something refers to it, such as an exception. */
    void offer(Declared type) {
        offered.put(type.key(), type);
    }

    /** Says that another type extends a type. */
    void extend(String key) {
        table.extend(key);
    }

    /** Adds an operation. */
    void add(DeclaredOperation operation, IdlPlace place) {
        switch (place.origin()) {
            case OWN -> operations.add(operation);
            case INCLUDED -> includedOperations.add(operation);
            case STANDARD -> {
                // It counts where an interface inherits it.
            }
        }
    }

    /** Adds the operations of an interface elsewhere, because an interface of this file inherits from it. */
    void inherit(IdlScope base) {
        if (inherited.add(base)) {
            base.bases().forEach(this::inherit);
            if (base.elsewhere()) {
                operations.addAll(base.operations());
            }
        }
    }

    /** Adds something that has no counterpart. @param remark in words that follow a colon, with a full stop */
    void note(String name, String remark, IdlPlace place) {
        if (!place.included()) {
            table.notes().add(name, remark);
        }
    }

    /** Puts all that counts into the table. @param all whether every type does, because one of them is chosen */
    void end(boolean all) {
        boolean stand = own.isEmpty() && operations.isEmpty();
        List<DeclaredOperation> called = stand ? includedOperations : operations;
        called.forEach(table::add);
        Map<String, Declared> others = new LinkedHashMap<>(offered);
        others.putAll(included);
        Deque<Declared> open = new ArrayDeque<>((stand ? included : own).values());
        if (all) {
            open.addAll(others.values());
        }
        called.stream().flatMap(IdlContent::sketches).flatMap(IdlContent::keys).forEach(key -> take(key, others, open));
        while (!open.isEmpty()) {
            Declared type = open.remove();
            table.add(type);
            sketches(type).flatMap(IdlContent::keys).forEach(key -> take(key, others, open));
        }
    }

    private static void take(String key, Map<String, Declared> from, Deque<Declared> to) {
        Declared type = from.remove(key);
        if (type != null) {
            to.add(type);
        }
    }

    private static Stream<Sketch> sketches(DeclaredOperation operation) {
        return Stream.of(operation.parameters().stream().map(Declared.Member::type), operation.result().stream(), operation.exceptions().stream())
                .flatMap(each -> each);
    }

    private static Stream<Sketch> sketches(Declared type) {
        return switch (type) {
            case Declared.Fields fields -> fields.members().stream().map(Declared.Member::type);
            case Declared.Cases union -> union.cases().stream().map(Declared.Member::type);
            case Declared.Alias alias -> Stream.of(alias.type());
            case Declared.Constants constants -> Stream.empty();
        };
    }

    /** The keys of the types to which one refers. */
    private static Stream<String> keys(Sketch sketch) {
        return switch (sketch) {
            case Sketch.Named named -> Stream.of(named.key());
            case Sketch.Items items -> keys(items.element());
            case Sketch.Entries entries -> Stream.concat(keys(entries.key()), keys(entries.value()));
            case Sketch.Maybe maybe -> keys(maybe.value());
            case Sketch.Near near -> keys(near.type());
            default -> Stream.empty();
        };
    }
}
