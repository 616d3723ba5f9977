// SPDX-License-Identifier: Apache-2.0

/// The type that `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}
