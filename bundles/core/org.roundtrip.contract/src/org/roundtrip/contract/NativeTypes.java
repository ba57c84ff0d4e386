// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.List;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;

/**
 * Describes, as pieces of Java source, the types that a middleware's generator makes from a contract. {@link Glue}
 * writes its callers and behaviours with them.
 *
 * <p>Implementations escape every name that Java or the middleware reserves. They write types with their package. The
 * package must not be the unnamed one, and must not begin with a name of one letter (a variable of the glue) or with
 * the name of a class of {@code java.lang}. Types in the package {@code generated} must not have the names of the
 * glue's classes.
 *
 * <p>Arguments named {@code target} and {@code index} have no side effects; a {@code value} or {@code length} occurs
 * at most once in the returned source. Implementations are stateless.
 */
public interface NativeTypes {

    /**
     * Returns the type of values of a shape, such as {@code int}, {@code java.lang.String} or {@code payload.Data2[]}.
     */
    String type(Shape shape);

    /** Returns the type of a struct whose fields are being assigned; another one when structs are made by builders. */
    default String builderType(Struct struct) {
        return type(struct);
    }

    /** Returns an expression that makes a struct whose fields are assigned afterwards; by default a new object. */
    default String newStruct(Struct struct) {
        return "new " + type(struct) + "()";
    }

    /** Returns an expression for the struct, all of whose fields are assigned. */
    default String built(Struct struct, String builder) {
        return builder;
    }

    /** Returns a statement that sets a field; by default an assignment to the expression that reads it. */
    default String assign(Struct struct, Field field, String target, String value) {
        return read(struct, field, target) + " = " + value + ";";
    }

    /** Returns an expression that reads a field. */
    String read(Struct struct, Field field, String target);

    /** Returns an expression for the enum constant of an ordinal. */
    String constant(Enumeration enumeration, String ordinal);

    /** Returns an expression for the ordinal of an enum constant. */
    String ordinal(Enumeration enumeration, String value);

    /** Returns the type on which operations are called: a public class or interface. */
    String stubType(Contract contract);

    /** Returns the name of an operation's method on the behaviours and, with direct calls, on the stub. */
    String method(Operation operation);

    /** Returns the types of the exceptions that an operation's method declares; those of its exceptions unless overridden. */
    default List<String> exceptions(Operation operation) {
        return operation.exceptions().stream().map(this::type).toList();
    }

    /**
     * Returns an expression for what is thrown to end a call with an exception of the contract.
     *
     * @param value its value, which is thrown more than once; unless overridden it is thrown itself, with the stack trace of now
     */
    default String thrown(Struct exception, String value) {
        return "(" + type(exception) + ") " + value + ".fillInStackTrace()";
    }

    /** Returns how operations are called; by default with their own parameters. */
    default CallStyle calls() {
        return new DirectCalls(this);
    }

    /** Returns an expression that makes a sequence whose elements are set afterwards; an array unless overridden. */
    default String newArray(Sequence sequence, String length) {
        return Java.newArray(type(sequence.element()), length);
    }

    /** Returns an expression for the number of elements. */
    default String length(Sequence sequence, String value) {
        return value + ".length";
    }

    /** Returns an expression for one element. */
    default String element(Sequence sequence, String value, String index) {
        return value + "[" + index + "]";
    }

    /** Returns a statement that sets one element. */
    default String setElement(Sequence sequence, String target, String index, String value) {
        return target + "[" + index + "] = " + value + ";";
    }

    /** Returns an expression for an optional value that is not there; a null reference unless overridden. */
    default String absent(OptionalValue optional) {
        return "null";
    }

    /** Returns an expression that makes an optional value of the value itself; by default the same. */
    default String present(OptionalValue optional, String value) {
        return value;
    }

    /** Returns a condition that holds when an optional value is there. */
    default String isPresent(OptionalValue optional, String target) {
        return target + " != null";
    }

    /** Returns an expression for the value itself, which is there. */
    default String value(OptionalValue optional, String target) {
        return target;
    }

    /** Returns an expression that makes a map whose entries are put afterwards; a {@code HashMap} unless overridden. */
    default String newMap(Mapping mapping, String length) {
        return "new java.util.HashMap<>()";
    }

    /** Returns a statement that puts an entry. @param index how many entries there are already */
    default String put(Mapping mapping, String target, String index, String key, String value) {
        return target + ".put(" + key + ", " + value + ");";
    }

    /**
     * Returns statements that put all entries of a map into the {@code java.util.TreeMap} named {@code sorted}. It has
     * the boxed types of key and value, see {@link Java#boxed}.
     */
    default String sort(Mapping mapping, String target) {
        return "sorted.putAll(" + target + ");";
    }

    /** Returns an expression for a comparator of a map's keys. It is empty where their type has the order of the contract. */
    default String keyOrder(Mapping mapping) {
        return "";
    }

    /** Returns an expression that makes a union of one of its cases. */
    default String newUnion(Union union, Field which, String value) {
        throw Refusals.passed(union);
    }

    /** Returns a condition that holds when a union has a case. */
    default String hasCase(Union union, Field which, String target) {
        throw Refusals.passed(union);
    }

    /** Returns an expression for the value of a case, which the union has. */
    default String valueOf(Union union, Field which, String target) {
        throw Refusals.passed(union);
    }

    /**
     * Returns an expression that turns a plain Java value of a leaf into the middleware's type. The value is a
     * primitive, {@code java.lang.String}, {@code byte[]}, {@code java.math.BigDecimal}, or for an instant a {@code
     * long} of milliseconds. Overridden when the two types differ.
     */
    default String wrap(Shape leaf, String value) {
        return value;
    }

    /** Returns an expression that undoes {@link #wrap}. */
    default String unwrap(Shape leaf, String value) {
        return value;
    }
}
