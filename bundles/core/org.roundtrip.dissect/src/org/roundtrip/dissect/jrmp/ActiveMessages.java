// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import java.util.List;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.jrmp.ClassDescription.FieldDescription;
import org.roundtrip.dissect.jrmp.BlockData.Expected;
import org.roundtrip.dissect.text.ShownText;

/**
 * ProActive's messages among the objects of a stream. Each says which method it is about, before its arguments or its result. A message that
 * is put into the queue of an object, or that brings a future's value, is an argument of another message; so the last one is about the
 * operation of the contract.
 */
final class ActiveMessages {
    private static final String MESSAGE = "org.objectweb.proactive.core.body.message.MessageImpl", METHOD = "methodName";
    private static final String CALL = "org.objectweb.proactive.core.mop.MethodCall", ARGUMENTS = "effectiveArguments";
    private final Hints hints;
    private int messages;
    private String method = "";

    /** @param hints with the contract, if there is one */
    ActiveMessages(Hints hints) {
        this.hints = hints;
    }

    /** The method that the last message is about; empty when there is none. */
    String method() {
        return method;
    }

    /** Whether one message is in another. */
    boolean nested() {
        return messages > 1;
    }

    /** Returns the length of the name that comes next; -1 in any field but that of the method's name. */
    static int nameLength(ClassDescription type, FieldDescription field, MessageReader in) {
        boolean named = field.name().equals(METHOD) && type.name().equals(MESSAGE) && in.peek(0) == Tag.STRING;
        return named ? in.peek(1) << 8 | in.peek(2) : -1;
    }

    /** The name was read. @param length of it */
    void about(int length, MessageReader in) {
        method = ShownText.of(ModifiedUtf8.decode(in.look(length, 0)));
        messages++;
    }

    /** Returns the names of the elements of an array in a field. They are the parameters of the operation; none when they are not known. */
    List<String> elements(ClassDescription type, FieldDescription field) {
        if (messages == 0 || !field.name().equals(ARGUMENTS) || !type.name().equals(CALL)) {
            return List.of();
        }
        List<Expected> arguments = RemoteOperation.named(method, hints).arguments();
        return arguments == null ? List.of() : arguments.stream().map(Expected::name).toList();
    }
}
