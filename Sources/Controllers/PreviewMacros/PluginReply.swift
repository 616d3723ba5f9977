// SPDX-License-Identifier: Apache-2.0

/// A response to the compiler.
struct PluginReply: Encodable {
  struct Capability: Encodable {
    struct Version: Encodable {
      var protocolVersion = 7
    }

    var capability = Version()
  }

  struct Expansion: Encodable {
    var expandedSource: String?
    var diagnostics: [String] = []
  }

  var getCapabilityResult: Capability?
  var expandMacroResult: Expansion?

  /// The response to messages that are not for this plugin.
  static let nothing = PluginReply(expandMacroResult: Expansion())

  private init(getCapabilityResult: Capability? = nil, expandMacroResult: Expansion? = nil) {
    self.getCapabilityResult = getCapabilityResult
    self.expandMacroResult = expandMacroResult
  }

  /// Creates the response to `message`.
  init(_ message: CompilerMessage) {
    if message.getCapability != nil {
      self.init(getCapabilityResult: Capability())
    } else if let expansion = message.expandFreestandingMacro {
      self.init(
        expandMacroResult: Expansion(expandedSource: PreviewExpansion(expansion).text))
    } else {
      self = .nothing
    }
  }
}
