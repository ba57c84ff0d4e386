// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ejb;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.Recipe;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;

/**
 * A container of EJB 3, whose files are fetched. A contract becomes a stateless session bean, see {@link EjbSources}; a subclass adds how the
 * two halves start. Its bundle has {@code libraries.txt} beside its class. Any thread.
 *
 * <p>Default: {@code transaction=required}, as in EJB.
 */
public abstract class EjbProvider implements Provider {
    private final ContractCompiler compiler = new ContractCompiler();
    private final String id;
    private final String version;
    private final String namespace;
    private final Class<?> client;
    private final String set;

    /**
     * Makes the provider.
     *
     * @param id        of the provider
     * @param version   of the container
     * @param namespace the first word of the packages of EJB: {@code javax} or {@code jakarta}
     * @param client    the client's half, with whose bundle contracts are compiled
     * @param set       the set of files in {@code libraries.txt} that is the client's class path
     */
    protected EjbProvider(String id, String version, String namespace, Class<?> client, String set) {
        this.id = id;
        this.version = version;
        this.namespace = namespace;
        this.client = client;
        this.set = set;
    }

    @Override
    public Libraries libraries() {
        return Libraries.read(getClass(), "libraries.txt");
    }

    @Override
    public List<Option> options() {
        return List.of(Transactions.option());
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return Refusals.of(contract, ShapeKind.answered()).list();
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting) throws CompilationException, InterruptedException {
        return compiler.compile(new Recipe(id, version, new EjbSources(namespace, Transactions.of(setting.options())).of(contract), List.of(),
                Halves.classPath(client, fetched(setting.libraries())), setting.release()), setting.cache());
    }

    /** Returns the fetched files of the client's set, which is often the server's, too. */
    protected final List<Path> fetched(LibraryFiles files) {
        return files.classPath(set);
    }
}
