// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.ContributorFactoryOSGi;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.osgi.framework.Bundle;
import org.roundtrip.engine.install.Precedence;

/**
 * The pages that other bundles, such as those of providers, contribute to the extension point {@code
 * org.roundtrip.help.pages}. They come and go with their bundles, and those of an added provider that is left out are left
 * out too. A page that cannot be read is left out and logged.
 */
final class ContributedPages {
    private static final String POINT = "org.roundtrip.help.pages";

    private ContributedPages() {
    }

    /** Returns the pages that are contributed now; none where there is no registry of extensions, as in plain tests. */
    static List<Page> read() {
        List<Page> pages = new ArrayList<>();
        IExtensionRegistry registry = Platform.getExtensionRegistry();
        if (registry == null) {
            return pages;
        }
        for (IConfigurationElement element : registry.getConfigurationElementsFor(POINT)) {
            Bundle bundle = ContributorFactoryOSGi.resolve(element.getContributor());
            if (bundle == null || !Precedence.inUse(bundle)) {
                continue;
            }
            try {
                pages.add(page(bundle, element));
            } catch (IOException e) {
                ILog.get().warn("The help page of " + element.getContributor().getName() + " is left out", e);
            }
        }
        return pages;
    }

    private static Page page(Bundle bundle, IConfigurationElement element) throws IOException {
        String file = String.valueOf(element.getAttribute("file"));
        URL url = bundle.getEntry(file);
        if (url == null) {
            throw new FileNotFoundException(file);
        }
        try (InputStream in = url.openStream()) {
            return PageParser.parse(file.replaceFirst(".*/", "").replaceFirst("\\.html$", ""), in);
        }
    }
}
