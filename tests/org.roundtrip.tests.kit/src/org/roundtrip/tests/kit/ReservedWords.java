// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;

/**
 * Every word that a language of the providers keeps for itself, and the methods that every object has in Java. A person who names
 * an operation, a field or a type so knows nothing of that, so a provider carries each, or refuses it with a reason.
 */
final class ReservedWords {
    /** Keywords and literals of the Java Language Specification 21, also those that are so in places. */
    private static final String JAVA = """
            abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally
            float for goto if implements import instanceof int interface long native new package private protected public return
            short static strictfp super switch synchronized this throw throws transient try void volatile while true false null
            exports module open opens permits provides record requires sealed to transitive uses var when with yield""";
    /** The methods of {@code java.lang.Object}. */
    private static final String OBJECT = "clone equals finalize getClass hashCode notify notifyAll toString wait";
    /** Keywords, alternative tokens and identifiers with a meaning of their own of C++20. */
    private static final String CPP = """
            alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class compl concept
            const consteval constexpr constinit const_cast continue co_await co_return co_yield decltype default delete do double
            dynamic_cast else enum explicit export extern false final float for friend goto if import inline int long module mutable
            namespace new noexcept not not_eq nullptr operator or or_eq override private protected public register reinterpret_cast
            requires return short signed sizeof static static_assert static_cast struct switch template this thread_local throw true
            try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq""";
    /** Keywords of OMG IDL 4.2 with those of CORBA's components. */
    private static final String IDL = """
            abstract any alias attribute bitfield bitmask bitset boolean case char component connector const consumes context custom
            default double emits enum eventtype exception factory false finder fixed float getraises home import in inout int8 int16
            int32 int64 interface local long manages map mirrorport module multiple native object octet oneway out port porttype
            primarykey private provides public publishes raises readonly sequence setraises short string struct supports switch true
            truncatable typedef typeid typename typeprefix uint8 uint16 uint32 uint64 union unsigned uses valuebase valuetype void
            wchar wstring""";
    /** Words and scalar types of Protocol Buffers: proto2, proto3 and editions. */
    private static final String PROTO = """
            syntax edition import weak public package option message enum service rpc returns stream oneof map reserved extensions
            extend group optional required repeated to max inf nan default json_name double float int32 int64 uint32 uint64 sint32
            sint64 fixed32 fixed64 sfixed32 sfixed64 bool string bytes true false""";
    /** Keywords of Slice in Ice 3.7 and 3.8. */
    private static final String SLICE = """
            bool byte class compact const custom dictionary double enum exception extends false float idempotent implements int
            interface local LocalObject long module nonmutating object optional out sequence short stream string struct tag throws
            true typealias unchecked value void""";

    /** How many types one operation takes. */
    private static final int AT_ONCE = 8;

    private ReservedWords() {
    }

    /** Returns all of them in alphabetical order. Of words that differ in capitals alone there is one. */
    static List<String> all() {
        Map<String, String> words = new TreeMap<>();
        for (String language : List.of(OBJECT, JAVA, CPP, IDL, PROTO, SLICE)) {
            for (String word : language.split("\\s+")) {
                words.putIfAbsent(word.toLowerCase(Locale.ROOT), word);
            }
        }
        return List.copyOf(words.values());
    }

    /** What a word can name. */
    enum Role {
        OPERATION, TYPE, FIELD, PARAMETER, CONSTANT;

        /** Returns a contract in which a word has this role and no other one. */
        Contract alone(String word) {
            Shape shape = switch (this) {
                case OPERATION, PARAMETER -> Primitive.INT;
                case TYPE -> new Struct(word, List.of(new Field("x", Primitive.INT)));
                case FIELD -> new Struct("Holder", List.of(new Field(word, Primitive.INT)));
                case CONSTANT -> new Enumeration("Choice", List.of(word));
            };
            return new Contract("Words", List.of(this == OPERATION ? plain(word) : new Operation("take",
                    List.of(new Parameter(this == PARAMETER ? word : "value", shape)), Optional.empty(), Behaviour.NOTHING)));
        }
    }

    /**
     * Returns a contract in which each word has all its roles. The operations that are named so have no parameters, like the methods
     * that every object has.
     */
    static Contract contract(Map<Role, List<String>> words) {
        List<Operation> operations = new ArrayList<>(words.get(Role.OPERATION).stream().map(ReservedWords::plain).toList());
        List<String> constants = words.get(Role.CONSTANT);
        Shape second = constants.isEmpty() ? Primitive.INT : new Enumeration("Choice", constants);
        List<String> types = words.get(Role.TYPE);
        for (int from = 0; from < types.size(); from += AT_ONCE) {
            List<Parameter> parameters = new ArrayList<>();
            for (int i = from; i < Math.min(from + AT_ONCE, types.size()); i++) {
                parameters.add(new Parameter(at(words.get(Role.PARAMETER), i), new Struct(types.get(i), List.of(
                        new Field(at(words.get(Role.FIELD), i), Primitive.INT), new Field(at(words.get(Role.FIELD), i + 1), second)))));
            }
            operations.add(new Operation("take" + from, parameters, Optional.of(parameters.getFirst().shape()), Behaviour.GENERATE));
        }
        return new Contract("Words", operations);
    }

    private static String at(List<String> words, int index) {
        return words.get(index % words.size());
    }

    private static Operation plain(String name) {
        return new Operation(name, List.of(), Optional.empty(), Behaviour.NOTHING);
    }
}
