// SPDX-License-Identifier: Apache-2.0

/// The type of `#colorLiteral` expressions.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}
