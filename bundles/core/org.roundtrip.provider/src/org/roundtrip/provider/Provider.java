// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.model.Contract;

/**
 * A middleware that can be measured. Registered as an OSGi service whose properties are its {@link ProviderInfo}, so
 * listing providers loads none of their classes. Stateless; methods may be called by several threads at once, and
 * none of them on a user interface's thread. {@code options} always holds a value for each of {@link #options()}.
 */
public interface Provider {

    /** Whether this provider can run here; if not, why and what to install. Asks nothing about {@link #libraries()}. Yes unless overridden. */
    default Availability availability() {
        return Availability.yes();
    }

    /**
     * The files of the middleware that do not come with this provider, for whatever options. Those that are needed are fetched
     * before {@link #compile} is called for the first time, which gets them in its setting; {@link #server}, {@link #links} and {@link #client} get them in
     * {@link Compiled#libraries()}. No other method may need them.
     */
    default Libraries libraries() {
        return Libraries.NONE;
    }

    /**
     * Those of {@link #libraries()} that are needed with some options, such as a choice of a version. These are fetched,
     * and the setting and the compiled contract have them. All of them unless overridden.
     */
    default Libraries libraries(Map<String, String> options) {
        return libraries();
    }

    /** The options a plan may set, in the order in which people should see them. */
    default List<Option> options() {
        return List.of();
    }

    /**
     * The version of the middleware that runs with some options, where they choose another one than the provider
     * declares. A run records it.
     */
    default Optional<String> version(Map<String, String> options) {
        return Optional.empty();
    }

    /**
     * What a run records of the middleware, by name, so that it can be repeated. It is only what neither the options nor
     * the declared version say, such as the files of a middleware that the user brought.
     */
    default Map<String, String> facts(Map<String, String> options) {
        return Map.of();
    }

    /** The parts of the contract that this middleware cannot carry; empty when it can carry all. */
    List<Refusal> refusals(Contract contract, Map<String, String> options);

    /**
     * The parts of the contract that its processes cannot exchange with those of another provider that they can call.
     * Both carry them: one of the two middlewares has an error, or does what the standard leaves open.
     *
     * @param options of this provider
     * @param other   the provider of the other side
     */
    default List<Refusal> refusals(Contract contract, Map<String, String> options, ProviderInfo other) {
        return List.of();
    }

    /**
     * Turns a contract that is not refused into classes: writes the middleware's interface language, runs its own
     * generator and compiles. Uses the classes that an earlier call left in the cache when nothing has changed.
     *
     * @throws CompilationException when the generator or the compiler fails
     * @throws InterruptedException when the thread was interrupted; no process is left running
     */
    Compiled compile(Contract contract, CompileSetting setting)
            throws CompilationException, InterruptedException;

    /** Returns how to start the server's process for a contract. */
    Launch server(Compiled compiled, Map<String, String> options);

    /**
     * The processes that the server side needs beside the servant's own, in the order of starting; usually none. The
     * servant and later links get the addresses of those before them in {@code ServerSetting.links()}.
     */
    default List<Link> links(Compiled compiled, Map<String, String> options) {
        return List.of();
    }

    /** Returns how to start the client's process for a contract. */
    Launch client(Compiled compiled, Map<String, String> options);
}
