// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.util.concurrent.Callable;
import org.roundtrip.provider.CompilationException;

/** A provider threw what it should not have. The message is one sentence. */
public final class ProviderException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private ProviderException(String message, Throwable cause) {
        super(message, cause);
    }

    /**
     * Calls into a provider, whose code may be anyone's: whatever it throws, errors of linkage and memory too, becomes one
     * sentence.
     *
     * @param what completes the sentence "provider x failed to ..."
     */
    static <T> T guard(String id, String what, Callable<T> call) {
        try {
            T value = call.call();
            if (value == null) {
                throw new ProviderException("Provider " + id + " failed to " + what + ": it answered null.", null);
            }
            return value;
        } catch (ProviderException e) {
            throw e;
        } catch (Throwable e) {
            throw new ProviderException("Provider " + id + " failed to " + what + ": " + Sentences.of(e), e);
        }
    }
}
