// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree
package import UIKit

// Screens of what was made before, wherever that was, with services of their own.
extension CollectionViewHarness {
  /// Shows the view of a controller that was made before, with what `services` measure text with.
  ///
  /// What the harness is asked for has to be asked for inside of `services.serve`.
  package convenience init(
    made controller: UIViewController, on device: Device, traits: UITraitCollection,
    services: HostServices
  ) {
    self.init(
      MountedScreen(on: device, traits: traits, services: services) { controller })
  }

  /// Shows a view that was made before, with what `services` measure text with.
  package convenience init(
    made view: UIView, on device: Device, traits: UITraitCollection, services: HostServices
  ) {
    self.init(MountedScreen(on: device, traits: traits, services: services, view: { view }))
  }

  /// What a host would paint.
  package var displayTree: DisplayNode { surface.displayTree() }
}
