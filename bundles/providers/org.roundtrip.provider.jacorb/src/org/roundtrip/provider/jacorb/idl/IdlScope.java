// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.DeclaredOperation;

/** Where names are declared: the file, a module, an interface or a type with members. For one thread. */
final class IdlScope {
    private final String key;
    private final IdlScope parent;
    private final Map<String, IdlMeaning> names = new HashMap<>();
    private final List<IdlScope> bases = new ArrayList<>();
    private final List<Member> members = new ArrayList<>();
    private final List<DeclaredOperation> operations = new ArrayList<>();
    /** Where it is more than announced; null for nowhere. */
    private IdlPlace definition;
    private int height;

    /** @param key its name with those of the scopes around it; empty for the file @param parent null for the file */
    IdlScope(String key, IdlScope parent) {
        this.key = key;
        this.parent = parent;
    }

    /** Returns the scope around it; null for the file. */
    IdlScope parent() {
        return parent;
    }

    /** Returns its name with those of the scopes around it. */
    String key() {
        return key;
    }

    /** Returns the key of a name in it, which no other name has. */
    String key(String name) {
        return key.isEmpty() ? name : key + "::" + name;
    }

    /** Returns what a name stands for in it or in what it inherits from. */
    Optional<IdlMeaning> find(String name) {
        return find(name, new HashSet<>());
    }

    private Optional<IdlMeaning> find(String name, Set<IdlScope> seen) {
        Optional<IdlMeaning> own = own(name);
        for (IdlScope base : bases) {
            if (own.isEmpty() && seen.add(base)) {
                own = base.find(name, seen);
            }
        }
        return own;
    }

    /** Returns what a name stands for in itself. */
    Optional<IdlMeaning> own(String name) {
        return Optional.ofNullable(names.get(name));
    }

    /** Gives a name a meaning. */
    void put(String name, IdlMeaning meaning) {
        names.put(name, meaning);
    }

    /** Whether it is more than announced. */
    boolean defined() {
        return definition != null;
    }

    /** Says where it is more than announced. */
    void define(IdlPlace place) {
        definition = place;
    }

    /** Returns whether it is defined in another file than the one that is imported. */
    boolean elsewhere() {
        return definition != null && definition.included();
    }

    /** Lets it inherit from another one. */
    void inherit(IdlScope base) {
        bases.add(base);
        height = Math.max(height, base.height + 1);
    }

    /** Returns how many inherit from another one, one above the other. */
    int height() {
        return height;
    }

    /** Returns from what it inherits. */
    List<IdlScope> bases() {
        return bases;
    }

    /** Returns the members of a type, to add more; those that it inherits are among them. */
    List<Member> members() {
        return members;
    }

    /** Returns the operations of an interface, to add more, without those that it inherits. */
    List<DeclaredOperation> operations() {
        return operations;
    }
}
