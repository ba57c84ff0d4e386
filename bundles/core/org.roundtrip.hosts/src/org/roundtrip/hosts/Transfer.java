// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumSet;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.apache.sshd.sftp.client.SftpClient;
import org.apache.sshd.sftp.client.SftpClient.OpenMode;
import org.apache.sshd.sftp.client.SftpClientFactory;
import org.apache.sshd.sftp.client.impl.SftpOutputStreamAsync;
import org.apache.sshd.sftp.common.SftpConstants;
import org.apache.sshd.sftp.common.SftpException;

/**
 * Moves bytes of files by SFTP, with several packets under way. Several threads may use it, but none that is interrupted:
 * an interrupt within the library can end the whole connection. So work is told to stop by a flag.
 */
final class Transfer implements AutoCloseable {
    private static final int BUFFER = 128 << 10;
    private final HostConnection connection;
    private SftpClient client;

    Transfer(HostConnection connection) {
        this.connection = connection;
    }

    private synchronized SftpClient client() throws IOException {
        if (client == null || !client.isOpen()) {
            client = SftpClientFactory.instance().createSftpClient(connection.session());
        }
        return client;
    }

    /**
     * Sends a file from an offset on.
     *
     * @param sent    hears how many bytes were sent since the last time
     * @param stopped whether to stop; then the rest is not sent
     */
    void send(Path file, String there, long offset, IntConsumer sent, BooleanSupplier stopped) throws IOException {
        try (SeekableByteChannel source = Files.newByteChannel(file); InputStream in = Channels.newInputStream(source.position(offset));
                OutputStream out = client().write(there, BUFFER, EnumSet.of(OpenMode.Write, OpenMode.Create))) {
            ((SftpOutputStreamAsync) out).setOffset(offset);
            byte[] buffer = new byte[BUFFER];
            for (int n = in.read(buffer); n >= 0 && !stopped.getAsBoolean(); n = in.read(buffer)) {
                out.write(buffer, 0, n);
                sent.accept(n);
            }
        }
    }

    /**
     * Brings back what a file has after an offset, to the same offset here.
     *
     * @param stopped whether to stop
     * @return the offset behind the last byte
     * @throws NoSuchFileException when there is no such file on the host
     */
    long fetch(String there, Path here, long offset, BooleanSupplier stopped) throws IOException {
        try (InputStream in = client().read(there, BUFFER);
                FileChannel out = FileChannel.open(here, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            long at = offset;
            in.skipNBytes(offset);
            byte[] buffer = new byte[BUFFER];
            OutputStream target = Channels.newOutputStream(out.position(offset));
            for (int n = in.read(buffer); n >= 0 && !stopped.getAsBoolean(); n = in.read(buffer)) {
                write(target, buffer, n);
                at += n;
            }
            return at;
        } catch (SftpException e) {
            throw e.getStatus() == SftpConstants.SSH_FX_NO_SUCH_FILE ? new NoSuchFileException(there) : e;
        }
    }

    private static void write(OutputStream target, byte[] buffer, int length) throws HereException {
        try {
            target.write(buffer, 0, length);
        } catch (IOException e) {
            throw new HereException(e);
        }
    }

    /** A file of this machine cannot be written, such as when the disk here is full. */
    static final class HereException extends IOException {
        private static final long serialVersionUID = 1L;

        HereException(IOException cause) {
            super(cause.getMessage(), cause);
        }
    }

    /** Returns the size of a file in bytes; -1 when there is none. */
    long size(String there) throws IOException {
        try {
            return client().stat(there).getSize();
        } catch (SftpException e) {
            if (e.getStatus() == SftpConstants.SSH_FX_NO_SUCH_FILE) {
                return -1;
            }
            throw e;
        }
    }

    @Override
    public synchronized void close() throws IOException {
        if (client != null) {
            client.close();
        }
    }
}
