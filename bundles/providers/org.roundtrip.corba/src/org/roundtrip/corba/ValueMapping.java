// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba;

import java.util.Optional;
import org.roundtrip.model.Shape;
import org.roundtrip.provider.ProviderInfo;

/** In which types of IDL a contract's arguments and results are declared. Both sides of a call need the same. */
public enum ValueMapping {
    /** Those that IDL has for them: {@code string}, {@code sequence} and so on. */
    OF_IDL,
    /**
     * Those that RMI over IIOP sends for the values of Java (Java to IDL mapping 1.4, 28.3). They are declared as {@code
     * rmic -idl} does. A text is the boxed value type {@code WStringValue}, and an array one that boxes a sequence.
     */
    OF_JAVA;

    /** The interface language whose contracts RMI over IIOP takes. */
    private static final String REMOTE_INTERFACES = "Java remote interfaces";

    /** Returns the one that the other side of a call expects. @param other its provider, when it is another one */
    public static ValueMapping with(Optional<ProviderInfo> other) {
        return other.filter(each -> each.speaks(REMOTE_INTERFACES)).isPresent() ? OF_JAVA : OF_IDL;
    }

    /** Whether {@link #OF_JAVA} declares a shape, whatever its elements are, as RMI over IIOP sends it: all but objects of classes. */
    public static boolean declares(Shape shape) {
        return switch (shape) {
            case Shape.Primitive primitive -> true;
            case Shape.Text text -> true;
            case Shape.Bytes bytes -> true;
            case Shape.Sequence sequence -> true;
            default -> false;
        };
    }
}
