// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree
package import UIKit

// Screens of existing views and controllers, with their own services.
extension CollectionViewHarness {
  /// Creates a harness that shows the view of an existing controller, with the text measuring of `services`.
  ///
  /// Call methods of the harness inside of `services.serve` only.
  package convenience init(
    made controller: UIViewController, on device: Device, traits: UITraitCollection,
    services: HostServices
  ) {
    self.init(
      MountedScreen(on: device, traits: traits, services: services) { controller })
  }

  /// Creates a harness that shows an existing view, with the text measuring of `services`.
  package convenience init(
    made view: UIView, on device: Device, traits: UITraitCollection, services: HostServices
  ) {
    self.init(MountedScreen(on: device, traits: traits, services: services, view: { view }))
  }

  /// The display tree that a host would paint.
  package var displayTree: DisplayNode { surface.displayTree() }
}
