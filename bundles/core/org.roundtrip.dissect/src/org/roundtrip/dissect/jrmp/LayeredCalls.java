// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import java.util.List;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.jrmp.BlockData.Expected;
import org.roundtrip.dissect.jrmp.ClassDescription.FieldDescription;
import org.roundtrip.dissect.text.ShownText;

/**
 * Calls of a layer above RMI among the objects of a stream: each is an object that names a method.
 *
 * <p>A message of ProActive has the name before its arguments or its result. A message that is put into the queue of an object, or that brings
 * a future's value, is an argument of another message; so the last one is about the operation of the contract. A request of EasyBeans has the
 * arguments first, as a stream in an array of bytes, so they are read again when the method is known.
 */
final class LayeredCalls {
    private static final String MESSAGE = "org.objectweb.proactive.core.body.message.MessageImpl", METHOD = "methodName";
    private static final String CALL = "org.objectweb.proactive.core.mop.MethodCall", ARGUMENTS = "effectiveArguments";
    private static final String REQUEST = "org.ow2.easybeans.rpc.EJBRemoteRequestImpl", STREAM = "byteArgs";
    private final Hints hints;
    private int calls;
    private boolean unnamed;
    private String method;

    /**
     * Begins with a stream.
     *
     * @param hints  with the contract, if there is one
     * @param method that an earlier reading of the stream has found; empty at the first
     */
    LayeredCalls(Hints hints, String method) {
        this.hints = hints;
        this.method = method;
    }

    /** The method that the last call is about; empty when there is none. */
    String method() {
        return method;
    }

    /** Whether one call is in another. */
    boolean nested() {
        return calls > 1;
    }

    /** Whether arguments came before the method was known. */
    boolean unnamed() {
        return unnamed;
    }

    /** Returns the length of the name that comes next; -1 in any field but that of the method's name. */
    static int nameLength(ClassDescription type, FieldDescription field, MessageReader in) {
        boolean named = field.name().equals(METHOD) && (type.name().equals(MESSAGE) || type.name().equals(REQUEST)) && in.peek(0) == Tag.STRING;
        return named ? in.peek(1) << 8 | in.peek(2) : -1;
    }

    /** The name was read. @param length of it */
    void about(int length, MessageReader in) {
        method = ShownText.of(ModifiedUtf8.decode(in.look(length, 0)));
        calls++;
    }

    /** Returns the names of the elements of an array in a field. They are the parameters of the operation; none when they are not known. */
    List<String> elements(ClassDescription type, FieldDescription field) {
        return calls > 0 && field.name().equals(ARGUMENTS) && type.name().equals(CALL) ? parameters() : List.of();
    }

    /** Whether the array of bytes in a field is a stream with the arguments. */
    static boolean isStream(ClassDescription type, FieldDescription field) {
        return field.name().equals(STREAM) && type.name().equals(REQUEST);
    }

    /** Returns the names of the arguments in such a stream. */
    List<String> inStream() {
        unnamed |= method.isEmpty();
        return parameters();
    }

    private List<String> parameters() {
        List<Expected> arguments = RemoteOperation.named(method, hints).arguments();
        return arguments == null ? List.of() : arguments.stream().map(Expected::name).toList();
    }
}
