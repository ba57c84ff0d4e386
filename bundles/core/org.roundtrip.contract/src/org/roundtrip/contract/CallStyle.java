// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.List;
import java.util.Optional;
import org.roundtrip.model.Operation;

/**
 * Describes, as pieces of Java source, how a client calls an operation and how a servant serves it. Most middlewares have
 * a method with the operation's own parameters, see {@link DirectCalls}; others send request and response messages, build
 * them with builders, or return futures.
 */
public interface CallStyle {

    /**
     * How a client calls an operation. All that can be made before the call is in the request, which is made for each
     * entry of the pool, not on the clock.
     *
     * @param requestType the type of the request; empty when the arguments are passed as they are
     * @param request     an expression that makes it from the arguments; empty as well then
     * @param answerType  the type of what the call returns; not used for an operation without a result
     * @param call        the timed expression, on {@code stub}
     * @param result      an expression that reads the operation's result from {@code answer}; not on the clock
     * @param failureType the type of what the call throws when the servant throws an exception of the contract
     * @param failure     an expression that reads the exception that the servant throws from {@code failure}; not on the clock
     */
    record Call(String requestType, String request, String answerType, String call, String result, String failureType,
            String failure) {
    }

    /**
     * Returns an expression for the stub on which a client calls an operation; by default that of the contract. Not on the clock.
     *
     * @param stub an expression for the stub of the contract, which occurs once
     */
    default String stub(Operation operation, String stub) {
        return stub;
    }

    /**
     * Returns how a client calls an operation.
     *
     * @param arguments an expression for each argument
     * @param request   an expression for the request
     */
    Call call(Operation operation, List<String> arguments, String request);

    /**
     * How a client sends a call whose end a reply handler is told of. The reply handler is made beforehand. It calls
     * {@code answered()}, or {@code failed(Throwable)}, once, and stores the answer in its field {@code answer} before.
     *
     * @param heritage what the class of the reply handler implements, such as {@code implements X}, or empty
     * @param members  its fields and methods; it has a field {@code answer} already, unless the operation has no result
     * @param send     the timed statement, on {@code stub}, with the reply handler {@code reply}
     */
    record Asynchronous(String heritage, String members, String send) {
    }

    /**
     * Returns how a client sends a call asynchronously; empty when it waits for the answer. The rest of {@link #call} is
     * the same for both.
     *
     * @param arguments an expression for each argument
     * @param request   an expression for the request
     */
    default Optional<Asynchronous> asynchronous(Operation operation, List<String> arguments, String request) {
        return Optional.empty();
    }

    /**
     * Returns further members of the class that calls an operation, such as what a caller keeps open between its calls.
     *
     * @param stubType the type of {@code stub}
     */
    default String members(Operation operation, String stubType) {
        return "";
    }

    /** Returns the head of the servant's method without modifiers, such as {@code int sum(int a0, int a1)}. */
    String head(Operation operation);

    /** Returns the body of that method. @param behaviours an expression for the object that carries the operations out */
    String body(Operation operation, String behaviours);
}
