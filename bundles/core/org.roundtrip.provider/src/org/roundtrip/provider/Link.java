// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A process that a server side needs beside the servant's own. Examples are a name service, a gateway or a container. It
 * runs a half of the provider as a server does, and has its own log and ports.
 *
 * @param name   lower-case letters; names its files, and the address that later processes get
 * @param role   when it starts and what its ports carry
 * @param life   for how long it runs
 * @param launch how to start it
 */
public record Link(String name, Role role, Life life, Launch launch) {
    private static final Pattern NAME = Pattern.compile("[a-z]{1,20}");

    /** @throws IllegalArgumentException when the name is not made of lower-case letters */
    public Link {
        if (!NAME.matcher(name).matches() || name.equals("server") || name.equals("client")) {
            throw new IllegalArgumentException("not a name of a link: " + name);
        }
        if (life == Life.BLOCK && role == Role.FRONT) {
            throw new IllegalArgumentException("a link that outlives the servant cannot start after it: " + name);
        }
    }

    /** A process for one fork. */
    public Link(String name, Role role, Launch launch) {
        this(name, role, Life.FORK, launch);
    }

    /** The same process with flags of its JVM, after its own; a program stays as it is. */
    public Link with(List<String> jvmFlags) {
        return launch instanceof Launch.Jvm jvm ? new Link(name, role, life, jvm.with(jvmFlags)) : this;
    }

    /** How long a process runs. */
    public enum Life {
        /** For one fork, as the servant. */
        FORK,
        /**
         * For all forks of a variant in one block, because it takes many seconds to start. It is a container into which
         * each fork's servant deploys when it starts, and from which it undeploys when it stops. It starts before the
         * servant.
         */
        BLOCK
    }

    /** The parts that a process may have in a chain. */
    public enum Role {
        /** Starts before the servant. Its ports carry look-ups, which are counted apart from the calls. */
        NAMING,
        /** Starts before the servant. Its ports are inner: a call that passes there has passed the outer ports already. */
        INNER,
        /** Starts after the servant. Clients call it, so its ports carry the calls and the servant's are inner. */
        FRONT
    }
}
