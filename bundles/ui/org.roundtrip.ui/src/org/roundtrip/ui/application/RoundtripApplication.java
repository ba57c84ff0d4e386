// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import org.eclipse.core.runtime.Platform;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.eclipse.osgi.service.datalocation.Location;
import org.eclipse.swt.SWTError;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.osgi.framework.FrameworkUtil;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.start.StartMarks;

/** The workbench as an application: shows a splash, then the window, until the user quits. User interface's thread. */
public final class RoundtripApplication implements IApplication {
    private static final Texts TEXTS = Texts.of(RoundtripApplication.class);

    /** Exit status when something is missing, such as a display. */
    private static final Integer MISSING = 2;

    /** Environment variable with the path of the script that started this process; a restart runs it again. */
    private static final String LAUNCHER = "ROUNDTRIP_LAUNCHER";

    /** System property with the version, which about.mappings puts into the dialog About. */
    private static final String VERSION = "roundtrip.version";

    @Override
    public Object start(IApplicationContext context) throws IOException {
        StartMarks.application();
        System.setProperty(VERSION, FrameworkUtil.getBundle(RoundtripApplication.class).getVersion().toString());
        Location area = Platform.getInstanceLocation();
        Workspace workspace;
        try {
            workspace = claim(area);
        } catch (IOException e) {
            context.applicationRunning();
            System.err.println("roundtrip: " + TEXTS.text("noWorkspace", e.getMessage()));
            return MISSING;
        }
        Display display;
        try {
            Display.setAppName("Roundtrip");
            display = PlatformUI.createDisplay();
        } catch (SWTError | UnsatisfiedLinkError e) {
            context.applicationRunning();
            System.err.println("roundtrip: " + TEXTS.text("noWindow"));
            return MISSING;
        }
        try (Splash splash = Splash.show(display)) {
            StartMarks.mark("display");
            context.applicationRunning();
            int end = PlatformUI.createAndRunWorkbench(display, new RoundtripWorkbenchAdvisor(splash, workspace.number()));
            // The JVM may write its archive of classes for some seconds yet; whoever starts again gets the same folder.
            area.release();
            if (end == PlatformUI.RETURN_RESTART) {
                startAgain();
            }
            return EXIT_OK;
        } finally {
            display.dispose();
        }
    }

    /** Takes the folder for layout and preferences: the one that the command line names, or one in the user's home. */
    private static Workspace claim(Location area) throws IOException {
        if (area.isSet()) {
            Path named = Path.of(URI.create(area.getURL().toString().replace(" ", "%20")));
            if (!area.lock()) {
                throw new IOException(TEXTS.text("workspaceTaken", named));
            }
            return new Workspace(named, 1);
        }
        return Workspace.choose(RoundtripHome.current().folder(), folder -> area.set(folder.toUri().toURL(), true));
    }

    /** The platform's native launcher would do this, but the product has none. */
    private static void startAgain() throws IOException {
        String launcher = System.getenv(LAUNCHER);
        if (launcher != null) {
            new ProcessBuilder(launcher).inheritIO().start();
        }
    }

    @Override
    public void stop() {
        if (!PlatformUI.isWorkbenchRunning()) {
            return;
        }
        IWorkbench workbench = PlatformUI.getWorkbench();
        Display display = workbench.getDisplay();
        display.syncExec(() -> {
            if (!display.isDisposed()) {
                workbench.close();
            }
        });
    }
}
