// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.Version;
import org.osgi.util.tracker.ServiceTracker;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.HomeCheck;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.install.InstalledProviders;
import org.roundtrip.exchange.Formats;
import org.roundtrip.files.RoundtripHome;

/** The command line as an application of the product: {@code org.roundtrip.cli.application}. */
public final class CommandLineApplication implements IApplication {
    private static final int SECONDS_TO_START = 30;
    /**
     * The system property with the user's current folder, because the launcher starts this process in the product's
     * folder.
     */
    private static final String FOLDER = "roundtrip.folder";
    /** The system property with the width of the terminal that results go to; without it they go elsewhere. */
    private static final String COLUMNS = "roundtrip.columns";
    /** The same of the one that progress and errors go to. */
    private static final String ERROR_COLUMNS = "roundtrip.columns.errors";

    @Override
    public Object start(IApplicationContext application) throws InterruptedException {
        application.applicationRunning();
        String[] arguments = (String[]) application.getArguments().get(IApplicationContext.APPLICATION_ARGS);
        Bundle bundle = FrameworkUtil.getBundle(CommandLineApplication.class);
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        Path folder = Path.of(System.getProperty(FOLDER, "")).toAbsolutePath();
        ServiceTracker<ProviderCatalogue, ProviderCatalogue> providers = tracker(bundle, ProviderCatalogue.class);
        ServiceTracker<Dissectors, Dissectors> protocols = tracker(bundle, Dissectors.class);
        ServiceTracker<Formats, Formats> languages = tracker(bundle, Formats.class);
        ServiceTracker<InstalledProviders, InstalledProviders> added = tracker(bundle, InstalledProviders.class);
        try {
            RoundtripHome home = RoundtripHome.current();
            ProviderCatalogue catalogue = providers.waitForService(SECONDS_TO_START * 1000L);
            Dissectors dissectors = protocols.waitForService(SECONDS_TO_START * 1000L);
            Formats formats = languages.waitForService(SECONDS_TO_START * 1000L);
            Context context = new Context(catalogue == null ? new ProviderCatalogue() : catalogue,
                    added.getService() == null ? InstalledProviders.NONE : added.getService(),
                    dissectors == null ? new Dissectors() : dissectors, formats == null ? new Formats() : formats,
                    home, folder, out, err,
                    Integer.getInteger(COLUMNS, 0), Integer.getInteger(ERROR_COLUMNS, 0));
            return new CommandLineTool(context, version(bundle)).run(arguments);
        } catch (InvalidPathException e) {
            err.println(HomeCheck.sentence(e));
            return Status.REFUSED;
        } finally {
            added.close();
            languages.close();
            protocols.close();
            providers.close();
        }
    }

    @Override
    public void stop() {
        // a run has a shutdown hook that ends it
    }

    private static <T> ServiceTracker<T, T> tracker(Bundle bundle, Class<T> service) {
        ServiceTracker<T, T> tracker = new ServiceTracker<>(bundle.getBundleContext(), service, null);
        tracker.open();
        return tracker;
    }

    private static String version(Bundle bundle) {
        Version version = bundle.getVersion();
        return version.getMajor() + "." + version.getMinor() + "." + version.getMicro();
    }
}
