// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ejb;

import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.JavaTypes;
import org.roundtrip.contract.Signature;
import org.roundtrip.contract.Source;
import org.roundtrip.ejb.runtime.ServedBehaviours;
import org.roundtrip.ejb.runtime.ServantBean;
import org.roundtrip.model.Contract;

/**
 * Writes the classes of a contract for a container of EJB 3. They are serializable types, a remote business interface, and a stateless session
 * bean that implements it. The bean is alone in its package, because containers load beans with loaders of their own; it finds the behaviours
 * in {@link ServedBehaviours}.
 *
 * @param namespace    the first word of the packages of EJB: {@code javax} or {@code jakarta}
 * @param transactions what the container does around each call
 */
public record EjbSources(String namespace, Transactions transactions) {
    private static final JavaTypes TYPES = new EjbTypes();

    /** Returns all sources by path. */
    public Map<String, String> of(Contract contract) {
        Map<String, String> sources = new TreeMap<>(TYPES.sources(contract));
        sources.putAll(Glue.sources(contract, TYPES));
        sources.put(TYPES.stubType(contract).replace('.', '/') + ".java", TYPES.stubSource(contract, ""));
        sources.put(ServantBean.CLASS.replace('.', '/') + ".java", bean(contract));
        return sources;
    }

    /** The bean is neither final nor are its methods, because containers make subclasses. */
    private String bean(Contract contract) {
        int dot = ServantBean.CLASS.lastIndexOf('.');
        Source source = new Source().add("package %s;", ServantBean.CLASS.substring(0, dot))
                .add("@%s.ejb.Stateless(name = \"%s\", mappedName = \"%2$s\")", namespace, ServantBean.NAME)
                .add("@%s.ejb.Remote(%s.class)", namespace, TYPES.stubType(contract))
                .add("@%s.ejb.TransactionAttribute(%1$s.ejb.TransactionAttributeType.%s)", namespace, transactions)
                .add("public class %s implements %s {", ServantBean.CLASS.substring(dot + 1), TYPES.stubType(contract))
                .add("private final generated.Behaviours behaviours = (generated.Behaviours) %s.get();", ServedBehaviours.class.getName());
        contract.operations().forEach(operation -> {
            Signature signature = Signature.of(operation, TYPES);
            source.add("@Override").add("public %s {", signature.head()).add(signature.delegate("behaviours")).add("}");
        });
        return source.add("}").toString();
    }
}
