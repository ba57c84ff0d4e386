// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.catalogue;

import java.util.concurrent.Callable;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.Compiled;
import org.roundtrip.model.text.Texts;

/** A provider threw something that its interface does not allow. The message is one sentence. */
public final class ProviderException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final Texts TEXTS = Texts.of(ProviderException.class);

    private ProviderException(String message, Throwable cause) {
        super(message, cause);
    }

    /**
     * Calls a provider, whose code is not ours. Everything that it throws, also errors of linkage and memory, becomes
     * one sentence.
     *
     * @param what what it was called for: the end of the key of the sentence, such as {@code options}
     */
    public static <T> T guard(String id, String what, Callable<T> call) {
        try {
            T value = call.call();
            if (value == null) {
                throw new ProviderException(text(id, what, TEXTS.text("answeredNull")), null);
            }
            return value;
        } catch (ProviderException e) {
            throw e;
        } catch (Throwable e) {
            throw new ProviderException(text(id, what, Failure.sentence(e)), e);
        }
    }

    private static String text(String id, String what, String reason) {
        return TEXTS.text("failed." + what, id, reason);
    }

    /** Calls a provider's compiler, which may also fail or be interrupted as its interface says. */
    static Compiled compile(String id, Callable<Compiled> call) throws CompilationException, InterruptedException {
        try {
            return guard(id, "compile", call);
        } catch (ProviderException e) {
            if (e.getCause() instanceof CompilationException expected) {
                throw expected;
            }
            if (e.getCause() instanceof InterruptedException interrupted) {
                throw interrupted;
            }
            throw e;
        }
    }
}
