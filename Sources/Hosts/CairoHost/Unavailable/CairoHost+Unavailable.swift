// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionDisplayTree

extension CairoHost {
  /// Whether this build has Cairo, Pango and gdk-pixbuf.
  package static let isAvailable = false

  private static let missing = CairoHostError(
    "Mullion was built without Cairo: install libcairo2-dev, libpango1.0-dev, "
      + "libgdk-pixbuf-2.0-dev and fonts-inter (apt-get install), and build again.")

  /// Throws an error, because the libraries for text and images were missing when Mullion was built.
  ///
  /// - Throws: `CairoHostError`, always in this build.
  public static func install() throws(CairoHostError) { throw missing }

  /// Returns an environment that measures text with Pango, decodes images with gdk-pixbuf and draws with
  /// Cairo.
  ///
  /// - Throws: `CairoHostError`, always in this build, which was made without the libraries.
  package static func environment() throws(CairoHostError) -> HostEnvironment { throw missing }

  /// Returns the rendering of `node` in `size` points at `scale` pixels per point, as a PNG file.
  ///
  /// - Throws: `CairoHostError`, always in this build, which was made without the libraries.
  package static func png(
    of node: DisplayNode, size: CGSize, scale: CGFloat
  ) throws(CairoHostError) -> Data { throw missing }
}
