// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import java.io.IOException;
import java.io.InputStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;

/**
 * The picture that is shown while the workbench starts. The platform's own splash needs its native launcher, which the
 * product does not have. User interface's thread only; closing twice is harmless.
 */
final class Splash implements AutoCloseable {

    private final Shell shell;

    private Splash(Shell shell) {
        this.shell = shell;
    }

    /** Shows the picture in the middle of the primary monitor. */
    static Splash show(Display display) {
        Shell shell = new Shell(display, SWT.NO_TRIM | SWT.ON_TOP | SWT.NO_FOCUS);
        Image picture = picture(display);
        shell.addDisposeListener(disposed -> picture.dispose());
        Rectangle size = picture.getBounds();
        Rectangle monitor = display.getPrimaryMonitor().getBounds();
        shell.setBounds(monitor.x + (monitor.width - size.width) / 2, monitor.y + (monitor.height - size.height) / 2,
                size.width, size.height);
        shell.addPaintListener(paint -> paint.gc.drawImage(picture, 0, 0));
        shell.open();
        shell.update();
        while (display.readAndDispatch()) {
            // Paints the picture now: the start keeps this thread busy afterwards.
        }
        return new Splash(shell);
    }

    private static Image picture(Display display) {
        try (InputStream png = Splash.class.getResourceAsStream("/splash/splash.png")) {
            return new Image(display, png);
        } catch (IOException e) {
            throw new IllegalStateException("The splash picture cannot be read from the bundle.", e);
        }
    }

    @Override
    public void close() {
        if (!shell.isDisposed()) {
            shell.dispose();
        }
    }
}
