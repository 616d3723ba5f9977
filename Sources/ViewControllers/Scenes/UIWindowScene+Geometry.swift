// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ViewTree

// Which way up a scene is, and the wish for another one.
extension UIWindowScene {
  /// Which way up the scene's windows are: wide ones as on a device on its left side.
  public var interfaceOrientation: UIInterfaceOrientation {
    let size = (keyWindow ?? windows.first)?.bounds.size ?? screen.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// How a scene is shown.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    /// Which way up the scene is.
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ orientation: UIInterfaceOrientation) {
      interfaceOrientation = orientation
    }
  }

  /// How the scene is to be shown.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// How a scene is to be shown on a phone or tablet.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      /// The ways up that are wished for; empty: whatever the controllers support.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// A wish for one of the ways up.
      public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// How the scene is shown now.
  public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

  /// Asks for the scene to be shown in another way.
  ///
  /// As on a tablet whose programs share its screen, a window is not turned: a wish for what is not so
  /// already is refused, and `errorHandler` told.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error) -> Void))? = nil
  ) {
    guard let wish = geometryPreferences as? GeometryPreferences.iOS,
      !wish.interfaceOrientations.isEmpty,
      !wish.interfaceOrientations.contains(UIInterfaceOrientationMask(interfaceOrientation))
    else { return }
    errorHandler?(UISceneError(.geometryRequestUnsupported))
  }
}
