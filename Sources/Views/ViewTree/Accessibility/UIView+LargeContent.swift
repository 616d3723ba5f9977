// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

/// The contents of views for the large content viewer.
///
/// - Note: Has no effect on Linux: the viewer is never shown; tests and the app can read the values.
///
/// Differs from UIKit: the properties cannot be overridden.
extension UIView: UILargeContentViewerItem {
  /// Whether the view is shown in the large content viewer; `false` by default.
  public var showsLargeContentViewer: Bool {
    get { said?.largeContent?.isShown ?? false }
    set { updateLargeContent { $0.isShown = newValue } }
  }

  /// The title in the large content viewer; by default the text of a label.
  public var largeContentTitle: String? {
    get { said?.largeContent?.title ?? (self as? UILabel)?.text }
    set { updateLargeContent { $0.title = newValue } }
  }

  /// The image in the large content viewer; by default the image of an image view.
  public var largeContentImage: UIImage? {
    get { said?.largeContent?.image as? UIImage ?? (self as? UIImageView)?.image }
    set { updateLargeContent { $0.image = newValue } }
  }

  /// Whether the image is enlarged; `false` by default.
  public var scalesLargeContentImage: Bool {
    get { said?.largeContent?.scalesImage ?? false }
    set { updateLargeContent { $0.scalesImage = newValue } }
  }

  /// The insets of the image, in points.
  public var largeContentImageInsets: UIEdgeInsets {
    get { said?.largeContent?.imageInsets ?? .zero }
    set { updateLargeContent { $0.imageInsets = newValue } }
  }

  private func updateLargeContent(_ body: (inout LargeContent) -> Void) {
    change { properties in
      var content = properties.largeContent ?? LargeContent()
      body(&content)
      properties.largeContent = content
    }
  }
}
