// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

/// What views say for people who use very large text.
///
/// Nothing is shown large here, as on a device whose person asks for no such text; tests and the application read what is said.
///
/// Differs from UIKit: can't be overridden.
extension UIView: UILargeContentViewerItem {
  /// Whether the view is shown large while it is held; false unless set.
  public var showsLargeContentViewer: Bool {
    get { said?.largeContent?.isShown ?? false }
    set { sayLarge { $0.isShown = newValue } }
  }

  /// The title that is shown; a label's text, unless set.
  public var largeContentTitle: String? {
    get { said?.largeContent?.title ?? (self as? UILabel)?.text }
    set { sayLarge { $0.title = newValue } }
  }

  /// The picture that is shown; an image view's, unless set.
  public var largeContentImage: UIImage? {
    get { said?.largeContent?.image as? UIImage ?? (self as? UIImageView)?.image }
    set { sayLarge { $0.image = newValue } }
  }

  /// Whether the picture is made larger; false unless set.
  public var scalesLargeContentImage: Bool {
    get { said?.largeContent?.scalesImage ?? false }
    set { sayLarge { $0.scalesImage = newValue } }
  }

  /// How far each side of the picture is moved in, in points.
  public var largeContentImageInsets: UIEdgeInsets {
    get { said?.largeContent?.imageInsets ?? .zero }
    set { sayLarge { $0.imageInsets = newValue } }
  }

  private func sayLarge(_ body: (inout LargeContent) -> Void) {
    change { properties in
      var content = properties.largeContent ?? LargeContent()
      body(&content)
      properties.largeContent = content
    }
  }
}
