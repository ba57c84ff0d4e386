// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.install;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.roundtrip.provider.Provider;

/**
 * Chooses among providers with the same id. One that came with Roundtrip comes before one that the user added, then the
 * one that was installed first. So an added jar never takes the place of a provider that plans and runs know.
 */
public final class Precedence {
    /** The location of an added provider's bundle begins with it. */
    static final String ADDED = "roundtrip-provider:";

    private static final Comparator<ServiceReference<?>> FIRST = Comparator
            .comparing((ServiceReference<?> each) -> each.getBundle().getLocation().startsWith(ADDED))
            .thenComparing(each -> each.getBundle().getBundleId())
            .thenComparing(each -> (Long) each.getProperty(Constants.SERVICE_ID));

    private Precedence() {
    }

    /** Returns the provider of an id that is used, among some registered ones. */
    public static <R extends ServiceReference<?>> Optional<R> used(String id, Stream<R> providers) {
        return providers.filter(each -> each.getBundle() != null && id.equals(id(each))).min(FIRST);
    }

    /** Returns the provider that is used of those with the same id as a registered one; usually itself. */
    static Optional<ServiceReference<?>> used(BundleContext context, ServiceReference<?> provider) {
        try {
            ServiceReference<?>[] all = context.getAllServiceReferences(Provider.class.getName(), null);
            return used(id(provider), Stream.of(all == null ? new ServiceReference<?>[0] : all));
        } catch (InvalidSyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Returns whether a bundle came with Roundtrip, or was added by the user and has a provider in use. The others are
     * left out, so what else they contribute, such as pages of help, is not to be shown.
     */
    public static boolean inUse(Bundle bundle) {
        return !bundle.getLocation().startsWith(ADDED) || bundle.getBundleContext() != null
                && ProviderJar.providers(bundle).stream()
                        .anyMatch(each -> used(bundle.getBundleContext(), each).equals(Optional.of(each)));
    }

    /** Returns the id that a provider's component declares; the text {@code null} when it declares none. */
    public static String id(ServiceReference<?> provider) {
        return String.valueOf(provider.getProperty("roundtrip.id"));
    }
}
